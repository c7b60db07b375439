package io.accbench.app.run;

/** The place where a run shows how far it has come. */
public interface ProgressView {
  /** Shows the plan with its time, before the first fork. */
  void begin(String plan);

  /** Shows that something has happened, in a line that stays. */
  void event(String line);

  /** Shows the ratios that a round has decided, in lines that stay. */
  default void ratios(RunState.Shown shown) {
    shown.decided().forEach(this::event);
  }

  /** Shows that a fork has failed, in a line that stays. */
  void failure(String line);

  /** Shows how far the run has come, if it is time to; called about every {@link #period}. */
  void status(RunState state);

  /** Returns how often the status may change, in seconds; 0 for a view without a status. */
  int period();

  /** Ends what {@link #begin} began; may be called more than once. */
  void end();
}
