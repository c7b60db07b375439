package io.accbench.app;

/** The version of this build. */
public final class BuildVersion {
  private BuildVersion() {}

  /** Returns the version in the jar's manifest; {@code development} outside of a jar. */
  public static String number() {
    String version = BuildVersion.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }
}
