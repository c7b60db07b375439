package io.accbench.app.run;

/** The place where the user sees what a use case does while it works. */
public interface UserView {
  /** Shows a line that says what is being done, or what came of it. */
  void hint(String line);

  /** Returns the view of a measurement that begins now. */
  ProgressView progressView();
}
