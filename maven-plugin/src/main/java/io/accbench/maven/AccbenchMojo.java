package io.accbench.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;

/** A goal that starts accbench in a process of its own, in the folder of the project. */
abstract class AccbenchMojo extends AbstractMojo {
  private static final boolean WINDOWS = File.separatorChar == '\\';

  /** The folder of an unpacked release, or its one jar. */
  @Parameter(property = "accbench.home", defaultValue = "${env.ACCBENCH_HOME}")
  private String home;

  /** Further arguments of the command, one an element; as a property, separated by commas. */
  @Parameter(property = "accbench.arguments")
  private List<String> arguments = List.of();

  /** Whether nothing is measured. */
  @Parameter(property = "accbench.skip", defaultValue = "false")
  private boolean skip;

  @Parameter(defaultValue = "${project.testClasspathElements}", readonly = true, required = true)
  private List<String> classPath;

  @Parameter(defaultValue = "${project.basedir}", readonly = true, required = true)
  private File folder;

  /** Returns the command, and the options that the project itself gives. */
  abstract List<String> words();

  /** Returns what an exit code means for the build; null for a pass. */
  abstract String broken(int exitCode);

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("accbench: skipped, as accbench.skip says");
      return;
    }
    List<String> command = new ArrayList<>(accbench());
    command.addAll(words());
    command.addAll(List.of("--classpath", String.join(File.pathSeparator, existing())));
    command.addAll(arguments);
    int exitCode = ended(command);
    String broken = broken(exitCode);
    if (broken != null) {
      throw new MojoFailureException(broken);
    }
    if (exitCode != 0) {
      throw new MojoExecutionException(
          "accbench ended with exit code " + exitCode + "; its own words are above");
    }
  }

  final Path folder() {
    return folder.toPath();
  }

  private List<String> existing() {
    return classPath.stream().filter(entry -> Files.exists(Path.of(entry))).toList();
  }

  private List<String> accbench() throws MojoExecutionException {
    if (home == null || home.isBlank()) {
      throw new MojoExecutionException(
          "accbench is not found; add -Daccbench.home=FOLDER of an unpacked release, or its jar");
    }
    if (Files.isRegularFile(Path.of(home))) {
      String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
      return List.of(java, "-jar", home);
    }
    Path launcher = Path.of(home, "bin", WINDOWS ? "accbench.cmd" : "accbench");
    if (!Files.isExecutable(launcher)) {
      throw new MojoExecutionException(
          "accbench.home=" + home + " has no " + launcher.getFileName() + " in its folder bin");
    }
    return List.of(launcher.toString());
  }

  private int ended(List<String> command) throws MojoExecutionException {
    try {
      Process process = new ProcessBuilder(command).directory(folder).inheritIO().start();
      Thread hook = new Thread(process::destroy);
      Runtime.getRuntime().addShutdownHook(hook);
      try {
        return process.waitFor();
      } finally {
        process.destroy();
        Runtime.getRuntime().removeShutdownHook(hook);
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("accbench was interrupted", stopped);
    } catch (IOException missing) {
      throw new MojoExecutionException("accbench cannot be started: " + missing, missing);
    }
  }
}
