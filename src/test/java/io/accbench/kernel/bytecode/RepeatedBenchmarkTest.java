package io.accbench.kernel.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Benchmarks of many signatures, which must do each other operation twice. */
class RepeatedBenchmarkTest {
  private static final String SOURCE =
      """
      package acme;
      import org.openjdk.jmh.annotations.*;
      public class Signatures {
        public static int calls;
        @Benchmark public void nothing() { calls++; }
        @Benchmark public int number() { calls++; return calls; }
        @Benchmark public long wide(long a, double b) { calls++; return a + (long) b; }
        @Benchmark public double fraction(double a) { calls++; return a; }
        @Benchmark public float single() { calls++; return 1; }
        @Benchmark public boolean truth(boolean a) { calls++; return a; }
        @Benchmark public String text(String a, int[] b) { calls++; return a + b.length; }
        @Benchmark public int[][] array() { calls++; return new int[2][3]; }
        @Benchmark public static Object ofClass(Object a) { calls++; return a; }
        @Benchmark public final synchronized char locked() throws Exception { calls++; return 'c'; }
        @Benchmark public int looping(int n) { calls++; int s = 0; for (int i = 0; i < n; i++) s += i; return s; }
        @Benchmark @Group("both") public void one() { calls++; }
        @Benchmark @Group("both") public void other() { calls++; }
        public void plain() { calls++; }
      }
      """;

  @TempDir Path folder;

  @BeforeEach
  void slowed() {
    System.setProperty("accbench.injection", "even:50%");
  }

  @AfterEach
  void asItWas() {
    System.clearProperty("accbench.injection");
  }

  private byte[] compiled() throws IOException {
    Path source = Files.writeString(folder.resolve("Signatures.java"), SOURCE);
    String path = System.getProperty("java.class.path");
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-cp", path, "-d", folder + "", source + "");
    assertThat(result).isZero();
    return Files.readAllBytes(folder.resolve("acme/Signatures.class"));
  }

  /** Returns a class that is verified when it is loaded. */
  private static Class<?> loaded(byte[] classFile) throws ClassNotFoundException {
    ClassLoader loader =
        new ClassLoader(RepeatedBenchmarkTest.class.getClassLoader()) {
          @Override
          protected Class<?> findClass(String name) {
            return defineClass(name, classFile, 0, classFile.length);
          }
        };
    return Class.forName("acme.Signatures", true, loader);
  }

  private static Object argument(Class<?> type) {
    return switch (type.getName()) {
      case "int" -> 3;
      case "long" -> 3L;
      case "double" -> 3.0;
      case "boolean" -> true;
      case "[I" -> new int[3];
      default -> "3";
    };
  }

  /** Calls a method a hundred times in a thread of its own, and returns how often its code ran. */
  private static int ran(Class<?> type, String name) throws ReflectiveOperationException {
    Method method =
        Arrays.stream(type.getMethods())
            .filter(one -> one.getName().equals(name))
            .findFirst()
            .orElseThrow();
    Object[] arguments =
        Arrays.stream(method.getParameterTypes()).map(RepeatedBenchmarkTest::argument).toArray();
    Object instance = type.getConstructor().newInstance();
    Callable<Object> hundred =
        () -> {
          Object last = null;
          for (int i = 0; i < 100; i++) {
            last = method.invoke(instance, arguments);
          }
          return last;
        };
    FutureTask<Object> task = new FutureTask<>(hundred);
    Thread thread = new Thread(task);
    thread.start();
    try {
      Object last = task.get();
      assertThat(last == null).isEqualTo(method.getReturnType() == void.class);
    } catch (InterruptedException | ExecutionException failed) {
      throw new InvocationTargetException(failed);
    }
    return type.getField("calls").getInt(null);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nothing",
        "number",
        "wide",
        "fraction",
        "single",
        "truth",
        "text",
        "array",
        "ofClass",
        "locked",
        "looping"
      })
  void each_other_operation_is_done_twice(String name) throws Exception {
    Class<?> changed = loaded(RepeatedBenchmark.of(compiled(), name));

    assertThat(ran(changed, name)).isEqualTo(150);
  }

  @Test
  void all_methods_of_a_group_are_slowed() throws Exception {
    byte[] changed = RepeatedBenchmark.of(compiled(), "both");

    assertThat(ran(loaded(changed), "one")).isEqualTo(150);
    assertThat(ran(loaded(changed), "other")).isEqualTo(150);
    assertThat(ran(loaded(changed), "number")).isEqualTo(100);
  }

  @Test
  void a_method_that_is_no_benchmark_stays() throws Exception {
    assertThat(RepeatedBenchmark.of(compiled(), "plain")).isEmpty();
    assertThat(RepeatedBenchmark.superclass(compiled())).isEqualTo("java/lang/Object");
  }
}
