# docker build -t accbench .
# docker run --rm -v "$PWD/reports:/accbench/reports" accbench run --profile quick
#
# The reports folder of the host must be writable for user 10001, or add: --user "$(id -u)".

FROM maven:3.9-eclipse-temurin-17 AS build
WORKDIR /build
COPY . .
RUN mvn -B -q -Pdist -DskipTests -Dspotless.check.skip=true package \
 && mkdir /opt/accbench \
 && tar -xzf target/accbench-*.tar.gz -C /opt/accbench --strip-components=1

FROM eclipse-temurin:25-jdk AS jdk25

FROM eclipse-temurin:17-jdk
COPY --from=jdk25 /opt/java/openjdk /usr/lib/jvm/temurin-25
COPY --from=build /opt/accbench /opt/accbench
WORKDIR /accbench
# the archive of loaded classes belongs to this image's own JDK
RUN useradd --uid 10001 --create-home accbench \
 && mkdir reports && chmod 777 reports \
 && java -Xlog:disable -XX:ArchiveClassesAtExit=/opt/accbench/accbench.jsa -Daccbench.home=/opt/accbench \
      -jar /opt/accbench/accbench.jar run --dry-run >/dev/null
USER 10001
ENTRYPOINT ["/opt/accbench/bin/accbench"]
CMD ["--help"]
