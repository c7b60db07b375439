# docker build -t accbench .
# docker run --rm -v "$PWD/reports:/accbench/reports" accbench run --profile quick
#
# The reports folder of the host must be writable for user 10001, or add: --user "$(id -u)".

FROM maven:3.9-eclipse-temurin-17 AS build
WORKDIR /accbench
COPY pom.xml ./
COPY .mvn .mvn
COPY src src
COPY profiles profiles
COPY fixtures fixtures
RUN mvn -B -q -DskipTests -Dspotless.check.skip=true package

FROM eclipse-temurin:25-jdk AS jdk25

FROM eclipse-temurin:17-jdk
COPY --from=jdk25 /opt/java/openjdk /usr/lib/jvm/temurin-25
WORKDIR /accbench
COPY --from=build /accbench/target/accbench.jar /accbench/target/accbench-kernel.jar target/
COPY --from=build /accbench/target/lib target/lib
COPY --from=build /accbench/target/measured target/measured
COPY accbench ./
COPY profiles profiles
COPY fixtures fixtures
# the archive belongs to this image's own JDK
RUN useradd --uid 10001 --create-home accbench \
 && mkdir reports && chmod 777 reports \
 && (cd target && java -Xlog:disable -XX:ArchiveClassesAtExit=accbench.jsa -Daccbench.home=/accbench \
      -jar /accbench/target/accbench.jar run --dry-run >/dev/null)
USER accbench
ENTRYPOINT ["/accbench/accbench"]
CMD ["--help"]
