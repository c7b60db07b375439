package io.accbench.model;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Assertions on what is told to a user. */
public final class UserErrors {
  private UserErrors() {}

  /** Begins an assertion on the {@link UserException} that a call ends with. */
  public static AbstractThrowableAssert<?, ? extends Throwable> assertThatUserError(
      ThrowingCallable call) {
    return assertThatThrownBy(call).isInstanceOf(UserException.class);
  }
}
