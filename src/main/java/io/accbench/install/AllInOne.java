package io.accbench.install;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/**
 * The program {@code accbench-all.jar}: unpacks the release in it into the user's cache and runs
 * that, in this JVM, with the class path of its {@code accbench.jar}.
 */
public final class AllInOne {
  /** The exit code of an environment that refuses, as {@code model.ExitCode} has it. */
  private static final int REFUSED = 6;

  private AllInOne() {}

  /** Runs a command line, and ends this JVM with its exit code. */
  public static void main(String[] arguments) throws ReflectiveOperationException, IOException {
    Path home = home();
    System.setProperty("accbench.home", home.toString());
    URL[] jar = {home.resolve("accbench.jar").toUri().toURL()};
    ClassLoader loader = new URLClassLoader(jar, ClassLoader.getPlatformClassLoader());
    Thread.currentThread().setContextClassLoader(loader);
    try {
      loader
          .loadClass("io.accbench.cli.Accbench")
          .getMethod("main", String[].class)
          .invoke(null, (Object) arguments);
    } catch (InvocationTargetException failure) {
      failure.getCause().printStackTrace();
      System.exit(1);
    }
  }

  private static Path home() {
    Path cache =
        UserCache.ofThisUser()
            .orElseGet(
                () -> refuse("this user has no home folder; set ACCBENCH_CACHE to a folder"));
    try {
      Unpacking unpacked = Unpacking.of(AllInOne.class.getClassLoader(), cache);
      if (!unpacked.replaced().isEmpty()) {
        System.err.println(
            "accbench: files in "
                + unpacked.home()
                + " had been changed and were restored: "
                + String.join(", ", unpacked.replaced()));
      }
      return unpacked.home();
    } catch (IOException unwritable) {
      return refuse(
          "cannot unpack into "
              + cache
              + " ("
              + unwritable
              + "); make room there, or set ACCBENCH_CACHE to another folder");
    }
  }

  private static Path refuse(String why) {
    System.err.println("accbench: " + why);
    System.exit(REFUSED);
    throw new AssertionError("the JVM has ended");
  }
}
