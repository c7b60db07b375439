package io.accbench.install;

/**
 * The main class of {@code accbench.jar} and {@code accbench-all.jar}, compiled for Java 8, so that
 * an older JVM says what it lacks. It knows no other class, because those are compiled for Java 17.
 */
public final class Start {
  private static final int OLDEST = 17;
  private static final int REFUSED = 6;

  private Start() {}

  /** Runs {@code AllInOne} in a jar that holds a release, and the command line in any other. */
  public static void main(String[] arguments) throws Throwable {
    String version = System.getProperty("java.specification.version");
    int feature = Integer.parseInt(version.startsWith("1.") ? version.substring(2) : version);
    if (feature < OLDEST) {
      System.err.println(
          "accbench: "
              + System.getProperty("java.home")
              + " is Java "
              + feature
              + ", and accbench needs Java 17 or later; start it by a JDK 17");
      System.exit(REFUSED);
    }
    boolean all = Start.class.getResource("/accbench-home.sums") != null;
    Class.forName(all ? "io.accbench.install.AllInOne" : "io.accbench.cli.Accbench")
        .getMethod("main", String[].class)
        .invoke(null, (Object) arguments);
  }
}
