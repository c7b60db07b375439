package io.accbench.maven;

import java.util.List;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Measures classes of this project; what, its arguments say. */
@Mojo(name = "run", requiresDependencyResolution = ResolutionScope.TEST)
@Execute(phase = LifecyclePhase.TEST_COMPILE)
public final class RunMojo extends AccbenchMojo {
  @Override
  List<String> words() {
    return List.of("run");
  }

  @Override
  String broken(int exitCode) {
    return null;
  }
}
