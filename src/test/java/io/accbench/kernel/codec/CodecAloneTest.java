package io.accbench.kernel.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.kernel.payload.Point;
import io.accbench.kernel.spi.Binding;
import io.accbench.kernel.spi.Codec;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A codec without its library: what accbench's own JVM, and a stack that lacks it, sees. */
class CodecAloneTest {
  @ParameterizedTest
  @MethodSource("names")
  void a_codec_describes_itself_without_its_library(String className) throws Exception {
    try (URLClassLoader kernel = kernelWith()) {
      Codec codec = codec(kernel, className);

      assertThat(codec.getClass().getClassLoader()).isSameAs(kernel);
      assertThat(codec.name()).matches("[a-z0-9-]+");
      assertThat(codec.summary()).isNotBlank();
      assertThat(codec.artifacts()).isNotEmpty().allMatch(a -> a.matches("[a-z0-9.]+:[a-z0-9-]+"));
      codec.takesStrategy();
      codec.takesFieldsOnly();
      assertThatThrownBy(() -> codec.bind(new Binding(Point.class, false, null, null)))
          .isInstanceOf(NoClassDefFoundError.class);
    }
  }

  @Test
  void plain_jackson_3_does_without_blackbird() throws Throwable {
    try (URLClassLoader kernel =
        kernelWith(
            tools.jackson.databind.ObjectMapper.class,
            tools.jackson.core.JsonParser.class,
            com.fasterxml.jackson.annotation.JsonAutoDetect.class)) {
      Binding point = new Binding(Point.class, false, null, null);
      Codec.Bound bound = codec(kernel, Jackson3.class.getName()).bind(point);

      assertThat(bound.serialize(bound.deserialize("{\"x\":3}".getBytes())))
          .asString()
          .isEqualTo("{\"x\":3}");
      assertThat(bound.executions()).isNotEmpty();
      assertThatThrownBy(() -> codec(kernel, Jackson3Blackbird.class.getName()).bind(point))
          .isInstanceOf(NoClassDefFoundError.class);
    }
  }

  @Test
  void two_codecs_never_share_a_name() {
    assertThat(ServiceLoader.load(Codec.class)).extracting(Codec::name).doesNotHaveDuplicates();
  }

  static Stream<String> names() {
    return ServiceLoader.load(Codec.class).stream().map(codec -> codec.type().getName());
  }

  private static Codec codec(ClassLoader loader, String className) throws Exception {
    return (Codec) loader.loadClass(className).getDeclaredConstructor().newInstance();
  }

  /** Loads the codecs again; of the rest, sees the SPI, the payload and these libraries alone. */
  private static URLClassLoader kernelWith(Class<?>... libraries) {
    List<URL> places =
        Stream.concat(Stream.of(Codec.class), Stream.of(libraries))
            .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
            .toList();
    ClassLoader shared =
        new ClassLoader(ClassLoader.getPlatformClassLoader()) {
          @Override
          protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (name.startsWith("io.accbench.kernel.spi.") || name.equals(Point.class.getName())) {
              return Class.forName(name);
            }
            throw new ClassNotFoundException(name);
          }
        };
    return new URLClassLoader(places.toArray(URL[]::new), shared);
  }
}
