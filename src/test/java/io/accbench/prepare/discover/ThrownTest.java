package io.accbench.prepare.discover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Form;
import io.accbench.kernel.strategy.Handles;
import io.accbench.kernel.strategy.Hidden;
import io.accbench.kernel.strategy.Lambda;
import io.accbench.kernel.strategy.Reflection;
import io.accbench.model.Support.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the user's own code throws is neither a refusal nor a failure of a strategy. */
final class ThrownTest {
  static final class Refusing {
    Refusing() {
      throw new UnsupportedOperationException("use of");
    }
  }

  static final class Immutable {
    Immutable() {
      List.of().add(null);
    }
  }

  static final class Denied {
    Denied() throws IllegalAccessException {
      Helper.deny();
    }
  }

  static final class Deep {
    Deep() {
      new Deep();
    }
  }

  static final class Helper {
    static void deny() throws IllegalAccessException {
      throw new IllegalAccessException("not you");
    }
  }

  static final class Traceless {
    @SuppressWarnings("serial")
    Traceless() {
      throw new UnsupportedOperationException("fast") {
        @Override
        public synchronized Throwable fillInStackTrace() {
          return this;
        }
      };
    }
  }

  static List<Object[]> cases() {
    List<Object[]> cases = new ArrayList<>();
    for (AccessorStrategy strategy :
        List.of(new Reflection(), new Handles(), new Lambda(), new Hidden())) {
      for (Form form : strategy.forms()) {
        cases.add(new Object[] {strategy, form.name()});
      }
    }
    return cases;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void an_exception_of_the_bean_is_named_as_its_own(AccessorStrategy strategy, String form) {
    assertThat(cause(Refusing.class, strategy, form))
        .isEqualTo(Refusing.class.getName() + "() throws UnsupportedOperationException: use of");
    assertThat(cause(Immutable.class, strategy, form))
        .isEqualTo(Immutable.class.getName() + "() throws UnsupportedOperationException");
    assertThat(cause(Denied.class, strategy, form))
        .isEqualTo(Denied.class.getName() + "() throws IllegalAccessException: not you");
    assertThat(cause(Deep.class, strategy, form))
        .isEqualTo(Deep.class.getName() + "() throws StackOverflowError");
    assertThat(cause(Traceless.class, strategy, form)).endsWith("fast");
  }

  private static String cause(Class<?> bean, AccessorStrategy strategy, String form) {
    Throwable thrown =
        catchThrowable(
            () ->
                ((Creator.OfNothing) strategy.creator(Creation.ofConstructor(bean), form))
                    .create());
    Thrown outcome = Thrown.of(thrown, bean);
    assertThat(outcome.status()).isEqualTo(Status.FAILED);
    return outcome.cause().thrown();
  }

  /** A class whose static initialiser fails. */
  static final class Broken {
    static final int LENGTH = length(() -> null);

    int plain = LENGTH;

    private static int length(Supplier<String> text) {
      return text.get().length();
    }
  }

  @Test
  void an_exception_of_a_static_initialiser_is_named_each_time() {
    for (int i = 0; i < 2; i++) {
      assertThat(cause(Broken.class, new Hidden(), "property"))
          .startsWith("the static initialiser of " + Broken.class.getName() + " throws ");
    }
  }

  @Test
  void a_refusal_of_the_jdk_stays_a_refusal() {
    Throwable thrown = catchThrowable(() -> List.of().add(null));
    assertThat(Thrown.of(thrown, Refusing.class).status()).isEqualTo(Status.NOT_SUPPORTED);
  }
}
