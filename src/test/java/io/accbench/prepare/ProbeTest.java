package io.accbench.prepare;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.kernel.payload.Point;
import io.accbench.model.Cause;
import io.accbench.model.Support;
import io.accbench.model.Support.Status;
import io.accbench.prepare.shop.Shop;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ProbeTest {
  @TempDir private Path folder;

  @Test
  void whatWorks_isOk() throws IOException {
    List<Support> support = probe(Point.class, "{\"x\": 70003}");

    assertThat(of(support, "selective/good", "field", "read").status()).isEqualTo(Status.OK);
    assertThat(of(support, "selective/good", "field", "write").status()).isEqualTo(Status.OK);
    assertThat(of(support, "selective/good", "method", "construct").status()).isEqualTo(Status.OK);
  }

  @Test
  void aRefusal_isTheCauseInOneLine() throws IOException {
    Support support = of(probe(Point.class, "{\"x\": 70003}"), "selective/good", "method", "read");

    assertThat(support.status()).isEqualTo(Status.NOT_SUPPORTED);
    assertThat(support.cause()).isEqualTo(Cause.of("reaches fields only"));
  }

  @Test
  void anExceptionThatIsNoRefusal_isAFailureWithItsStackTrace() throws IOException {
    Support support = of(probe(Point.class, "{\"x\": 70003}"), "selective/broken", "field", "read");

    assertThat(support.status()).isEqualTo(Status.FAILED);
    assertThat(support.cause().exception()).isEqualTo("NullPointerException");
    assertThat(support.cause().trace().get(0)).contains("SelectiveStrategy.getter");
  }

  @Test
  void aTypedSlotThatReadsAnotherValue_fails() throws IOException {
    Support support = of(probe(Point.class, "{\"x\": 70003}"), "selective/wrong", "field", "read");

    assertThat(support.status()).isEqualTo(Status.FAILED);
    assertThat(support.cause().message()).contains("read 1 where reflection finds 70003");
  }

  @Test
  void aSetterThatDoesNothing_fails() throws IOException {
    Support support = of(probe(Point.class, "{\"x\": 70003}"), "selective/idle", "field", "write");

    assertThat(support.status()).isEqualTo(Status.FAILED);
    assertThat(support.cause().message()).contains("wrote 0 where reflection finds 70003");
  }

  @Test
  void aFinalField_isNotProbedForWriting() throws IOException {
    List<Support> support = probe(Shop.Money.class, "{\"amount\": 1, \"currency\": \"EUR\"}");

    assertThat(support).isNotEmpty().noneMatch(one -> one.operation().equals("write"));
  }

  private List<Support> probe(Class<?> type, String json) throws IOException {
    return new Workbench(folder, new SelectiveStrategy())
        .bind(type, json)
        .prepared()
        .probes()
        .toList();
  }

  private static Support of(
      List<Support> support, String strategy, String member, String operation) {
    return support.stream()
        .filter(one -> one.strategy().equals(strategy))
        .filter(one -> one.member().equals(member) && one.operation().equals(operation))
        .findFirst()
        .orElseThrow();
  }
}
