package io.accbench.prepare;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.Words;
import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import io.accbench.model.Prepared;
import io.accbench.model.Support;
import io.accbench.process.KeptFolders;
import io.accbench.report.text.FindingText;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.CertPath;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import javax.tools.ToolProvider;
import jdk.security.jarsigner.JarSigner;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes in signed jars, and in packages that a jar seals. */
@Tag("slow")
final class ClosedPackagesTest {
  private static final char[] PASSWORD = "changeit".toCharArray();

  @TempDir private Path folder;
  private final Map<String, byte[]> classes = new LinkedHashMap<>();

  @BeforeEach
  void compile() throws IOException {
    Path source = Files.createDirectories(folder.resolve("source/m"));
    Files.writeString(
        source.resolve("Base.java"),
        "package m; public class Base { int base = 3; protected Kind kind = Kind.B;"
            + " public enum Kind { A, B { } } }");
    Files.writeString(
        source.resolve("Order.java"),
        "package m; public class Order extends Base { private int id; private Item item;"
            + " public int getId() { return id; } public void setId(int id) { this.id = id; }"
            + " static class Item { int n = 4; } }");
    Path compiled = Files.createDirectories(folder.resolve("compiled"));
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-d",
                compiled.toString(),
                source.resolve("Base.java").toString(),
                source.resolve("Order.java").toString());
    assertThat(failed).isZero();
    try (Stream<Path> files = Files.list(compiled.resolve("m"))) {
      for (Path file : files.sorted().toList()) {
        classes.put("m/" + file.getFileName(), Files.readAllBytes(file));
      }
    }
  }

  @Test
  void a_sealed_package_is_measured_by_nestmates() throws IOException {
    requireAllIsReached(jar("Manifest-Version: 1.0\nSealed: true\n"));
  }

  @Test
  void one_sealed_package_of_a_jar_is_measured_by_nestmates() throws IOException {
    requireAllIsReached(jar("Manifest-Version: 1.0\n\nName: m/\nSealed: true\n"));
  }

  @Test
  void a_signed_jar_is_measured_by_nestmates() throws Exception {
    Path once = signed(jar("Manifest-Version: 1.0\n"), "one");
    requireAllIsReached(once);
    requireAllIsReached(signed(once, "two"));
  }

  @Test
  void a_jar_that_was_changed_after_it_was_signed_is_named() throws Exception {
    Path signed = signed(jar("Manifest-Version: 1.0\n"), "one");
    byte[] changed = classes.get("m/Order.class");
    Path broken = folder.resolve("broken.jar");
    try (ZipFile zip = new ZipFile(signed.toFile());
        JarOutputStream out = new JarOutputStream(Files.newOutputStream(broken))) {
      for (var entry : Collections.list(zip.entries())) {
        out.putNextEntry(new JarEntry(entry.getName()));
        byte[] bytes = zip.getInputStream(entry).readAllBytes();
        // another minor version of the class file
        bytes[5] += (byte) (Arrays.equals(bytes, changed) ? 1 : 0);
        out.write(bytes);
      }
    }
    assertThatUserError(() -> prepare(broken))
        .hasMessageContaining(broken + ": the jar is signed, but has been changed since")
        .hasMessageContaining("m/Order.class");
  }

  private void requireAllIsReached(Path jar) throws IOException {
    Prepared prepared = prepare(jar);

    assertThat(prepared.probes())
        .filteredOn(one -> List.of("direct/compiled", "hidden/property").contains(one.strategy()))
        .hasSizeGreaterThan(10)
        .allMatch(one -> one.status() == Support.Status.OK);
    assertThat(prepared.findings().stream().map(FindingText::of))
        .anyMatch(text -> text.startsWith("package m is of a signed or sealed jar"));
    try (Stream<Path> files = Files.walk(folder.resolve("output/classes"))) {
      assertThat(files).noneMatch(file -> file.toString().endsWith(".class"));
    }
  }

  private Prepared prepare(Path jar) throws IOException {
    Path payload =
        Files.writeString(
            folder.resolve("payload.json"), "{\"id\": 7, \"kind\": \"A\", \"item\": {\"n\": 5}}");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Jvm jvm = new Jvm("this", java, Runtime.version().feature(), "", "", "", List.of(), List.of());
    List<Path> classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList();
    return new Preparer(KeptFolders.none(), classPath, List.of(), Duration.ofSeconds(120))
        .prepare(
            new Preparer.Request(
                new Fixture("order", "", "", "m.Order", payload, null),
                jvm,
                folder,
                List.of(jar),
                folder.resolve("output"),
                false,
                List.of()));
  }

  private Path jar(String manifest) throws IOException {
    Path jar = folder.resolve("plain.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("META-INF/MANIFEST.MF"));
      out.write(manifest.getBytes(StandardCharsets.UTF_8));
      for (Map.Entry<String, byte[]> each : classes.entrySet()) {
        out.putNextEntry(new JarEntry(each.getKey()));
        out.write(each.getValue());
      }
    }
    return jar;
  }

  private Path signed(Path jar, String alias) throws Exception {
    Path keys = folder.resolve(alias + ".p12");
    Process keytool =
        new ProcessBuilder(
                Words.of(
                    "%s -genkeypair -alias %s -keyalg RSA -dname %s -storetype PKCS12 -keystore %s"
                        + " -storepass %s",
                    Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                    alias,
                    "CN=" + alias,
                    keys,
                    new String(PASSWORD)))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(keytool.waitFor()).isZero();
    KeyStore store = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(keys)) {
      store.load(in, PASSWORD);
    }
    CertPath certificates =
        CertificateFactory.getInstance("X.509")
            .generateCertPath(List.of(store.getCertificateChain(alias)));
    Path signed = folder.resolve(alias + ".jar");
    try (ZipFile zip = new ZipFile(jar.toFile());
        OutputStream out = Files.newOutputStream(signed)) {
      new JarSigner.Builder((PrivateKey) store.getKey(alias, PASSWORD), certificates)
          .signerName(alias)
          .build()
          .sign(zip, out);
    }
    return signed;
  }
}
