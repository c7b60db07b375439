package io.accbench.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Compares the classes of this project with those of another build, and fails on a regression. */
@Mojo(
    name = "gate",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.TEST)
public final class GateMojo extends AccbenchMojo {
  private static final int REGRESSED = 3;
  private static final int UNDECIDED = 4;

  /** The class path of the build to compare with. */
  @Parameter(property = "accbench.base", required = true)
  private String base;

  /** The file with expectations and waivers; without it the limits of accbench hold. */
  @Parameter(property = "accbench.policy", defaultValue = "${project.basedir}/accbench/policy.yaml")
  private File policy;

  @Parameter(defaultValue = "${project.build.outputDirectory}", readonly = true, required = true)
  private String classes;

  @Override
  List<String> words() {
    List<String> words = new ArrayList<>(List.of("gate", "--force", "--out"));
    words.add(folder().resolve("target/accbench-gate").toString());
    words.addAll(List.of("--base-classpath", base, "--candidate-classpath", classes));
    if (policy.exists()) {
      words.addAll(List.of("--policy", policy.toString()));
    }
    return words;
  }

  @Override
  String broken(int exitCode) {
    return switch (exitCode) {
      case REGRESSED -> "accbench: a row regressed; see target/accbench-gate/gate.html";
      case UNDECIDED -> "accbench: a row stayed undecided; see target/accbench-gate/gate.html";
      default -> null;
    };
  }
}
