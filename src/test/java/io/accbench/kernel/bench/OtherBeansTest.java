package io.accbench.kernel.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Form;
import io.accbench.kernel.strategy.Direct;
import io.accbench.model.Fixture;
import io.accbench.prepare.Workbench;
import io.accbench.prepare.recipe.DirectFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every strategy on the built-in graphs that pollute forks. */
class OtherBeansTest {
  private static Graph assorted;
  private static Graph ledger;

  @BeforeAll
  static void prepare(@TempDir Path folder) throws Exception {
    assorted = graph(folder, "assorted", "Assorted");
    ledger = graph(folder, "ledger", "Ledger");
  }

  private static Graph graph(Path folder, String name, String type) throws Exception {
    Path payload = Path.of("fixtures", name, name + ".json");
    Graph graph =
        new Workbench(Files.createDirectories(folder.resolve(name)))
            .prepare(new Fixture(name, "", "", "io.accbench.kernel.payload." + type, payload, null))
            .graph();
    Path classes = Path.of("target/test-classes"); // of the same loader, and in no jar
    for (Map.Entry<String, byte[]> file : DirectFiles.generate(graph.distinctTypes()).entrySet()) {
      Path target = classes.resolve(file.getKey());
      Files.createDirectories(target.getParent());
      Files.write(target, file.getValue());
    }
    return graph;
  }

  private static List<Workload> works(
      AccessorStrategy strategy, String form, String operation, String member, String layout)
      throws Throwable {
    Assignment assignment = new Assignment(operation, form, member, layout, "typed");
    List<Workload> works = new ArrayList<>();
    for (Graph other : List.of(assorted, ledger)) {
      works.addAll(assignment.elsewhere(assorted, other, strategy, new Direct()));
    }
    return works;
  }

  @Test
  void every_strategy_does_every_operation_on_them_or_reaches_nothing() throws Throwable {
    Set<String> none = new TreeSet<>();
    for (AccessorStrategy strategy : ServiceLoader.load(AccessorStrategy.class)) {
      for (Form form : strategy.forms()) {
        for (String operation : List.of("read", "write", "construct", "copy")) {
          for (String member : List.of("field", "method")) {
            int accessors = 0;
            for (Workload work : works(strategy, form.name(), operation, member, "bean")) {
              work.run(BareShot.sink());
              accessors += work.accessors().length;
            }
            if (accessors == 0) {
              none.add(strategy.name() + " " + operation + " " + member);
            }
          }
        }
      }
    }
    assertThat(none)
        .containsExactly(
            "lambda copy field",
            "lambda read field",
            "lambda write field",
            "unsafe copy method",
            "unsafe read method",
            "unsafe write method",
            "varhandle construct field",
            "varhandle construct method",
            "varhandle copy field",
            "varhandle copy method",
            "varhandle read method",
            "varhandle write method");
  }

  @Test
  void a_strategy_that_refuses_records_does_its_work_on_all_else() throws Throwable {
    AccessorStrategy unsafe =
        ServiceLoader.load(AccessorStrategy.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(strategy -> strategy.name().equals("unsafe"))
            .findFirst()
            .orElseThrow();

    List<Workload> works =
        works(unsafe, unsafe.forms().get(0).name(), "read", "field", "bean-called");

    assertThat(works).extracting(Workload::accesses).containsExactly(143, 0);
  }

  @Test
  void one_property_in_a_field_is_polluted_by_those_of_its_kind_and_a_constant_is_not()
      throws Throwable {
    String form = "compiled";

    assertThat(works(new Direct(), form, "read", "method", "mono:more"))
        .hasSizeGreaterThan(40)
        .extracting(Workload::getClass)
        .contains((Class) ReadAll.class, (Class) ReadOne.class);
    assertThat(works(new Direct(), form, "write", "method", "constant:more"))
        .hasSize(2)
        .allMatch(work -> work instanceof WriteAll);
  }
}
