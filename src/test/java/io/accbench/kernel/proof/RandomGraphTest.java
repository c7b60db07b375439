package io.accbench.kernel.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.accbench.Words;
import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.graph.ReflectedReads;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.model.UserException;
import io.accbench.prepare.discover.Bean;
import io.accbench.prepare.discover.ReflectiveWalk;
import io.accbench.prepare.discover.Types;
import io.accbench.prepare.recipe.GraphComparison;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The proof accuses nobody of an equal graph, and notices every single change. */
class RandomGraphTest {
  private static final long FIRST_SEED = 20261101;

  private static final BeanType[] TYPES =
      Types.discover(
              List.of(new RandomGraph.Node(), new RandomGraph.Leaf()),
              List.of(new RandomGraph.Node(), new RandomGraph.Leaf()),
              (kind, arguments) -> {})
          .all()
          .stream()
          .map(Bean::kernelType)
          .toArray(BeanType[]::new);

  private static Graph graph(RandomGraph random) {
    return new Graph(new ReflectiveWalk(), random.root, TYPES);
  }

  private static long[] sums(Graph graph) {
    return new ReflectedReads(graph, MemberKind.FIELD)
        .checksum()
        .sums(graph.distinctTypes(), MemberKind.FIELD);
  }

  /** Prints the sums of graphs, one a line; the arguments are the first seed and how many. */
  public static void main(String[] arguments) throws IllegalAccessException {
    long first = Long.parseLong(arguments[0]);
    for (long seed = first; seed < first + Long.parseLong(arguments[1]); seed++) {
      System.out.println(Arrays.toString(sums(graph(new RandomGraph(seed)))));
    }
  }

  @Test
  @Tag("slow")
  void a_graph_reads_the_same_in_another_jvm() throws IOException, IllegalAccessException {
    int graphs = 300;
    Process other =
        new ProcessBuilder(
                Words.of(
                    "%s -cp %s %s %s %s",
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path")),
                    RandomGraphTest.class.getName(),
                    Long.toString(FIRST_SEED),
                    Integer.toString(graphs)))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    List<String> there =
        new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();

    assertThat(there).hasSize(graphs);
    for (int i = 0; i < graphs; i++) {
      assertThat(there.get(i))
          .as("seed %d", FIRST_SEED + i)
          .isEqualTo(Arrays.toString(sums(graph(new RandomGraph(FIRST_SEED + i)))));
    }
  }

  @Test
  void an_equal_graph_is_the_same_to_every_comparison() throws IllegalAccessException {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + 200; seed++) {
      RandomGraph one = new RandomGraph(seed);
      RandomGraph other = new RandomGraph(seed);

      assertThat(sums(graph(other))).as("seed %d", seed).isEqualTo(sums(graph(one)));
      assertThatCode(() -> new GraphComparison(graph(one), graph(other), true).check())
          .as("seed %d", seed)
          .doesNotThrowAnyException();
      assertThat(SameGraph.difference(one.root, other.root)).as("seed %d", seed).isEmpty();
    }
  }

  @Test
  void a_graph_differs_after_any_single_change() throws IllegalAccessException {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + 1000; seed++) {
      Graph before = graph(new RandomGraph(seed));
      long[] expected = sums(before);
      RandomGraph changed = new RandomGraph(seed);
      RandomGraph.Change change = changed.change(new ReflectiveWalk().beans(changed.root));
      Graph after = graph(changed);
      String which = "seed %d, %s".formatted(seed, change);

      long[] found = sums(after);
      assertThat(found[0]).as(which).isNotEqualTo(expected[0]);
      if (change.ofScalars()) {
        assertThat(before.differing(MemberKind.FIELD, expected, found))
            .as(which)
            .endsWith("." + change.field().getName());
      }
      if (!change.ofOrder()) {
        assertThatThrownBy(() -> new GraphComparison(before, after, true).check())
            .as(which)
            .isInstanceOf(UserException.class);
        assertThat(SameGraph.difference(before.root(), changed.root)).as(which).isNotEmpty();
      }
    }
  }

  @Test
  void a_bean_that_is_no_longer_shared_makes_another_graph() throws IllegalAccessException {
    int changes = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + 500; seed++) {
      long expected = sums(graph(new RandomGraph(seed)))[0];
      RandomGraph changed = new RandomGraph(seed);
      Optional<RandomGraph.Change> change =
          changed.unshare(new ReflectiveWalk().beans(changed.root));
      if (change.isPresent()) {
        changes++;
        assertThat(sums(graph(changed))[0])
            .as("seed %d, %s", seed, change.get())
            .isNotEqualTo(expected);
      }
    }
    assertThat(changes).isGreaterThan(100);
  }
}
