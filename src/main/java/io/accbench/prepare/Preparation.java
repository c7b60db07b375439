package io.accbench.prepare;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Prepared;
import io.accbench.model.Sha256;
import io.accbench.model.Support;
import io.accbench.model.SupportGroup;
import io.accbench.model.UserException;
import io.accbench.prepare.discover.Bean;
import io.accbench.prepare.discover.ReflectiveWalk;
import io.accbench.prepare.discover.Types;
import io.accbench.prepare.recipe.Generated;
import io.accbench.prepare.recipe.GraphComparison;
import io.accbench.prepare.recipe.Recipe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The work of a preparing JVM on one fixture. It binds the payload, discovers the types, writes the
 * recipe, proves that its replay is equal, and probes every strategy.
 *
 * <p>The graph is built four times. A getter may fill a field, so the probe has a graph of its own,
 * as discovery has two, and the recipe is that of one that nothing has read before.
 */
final class Preparation {
  private final Job job;
  private final Iterable<AccessorStrategy> strategies;
  private final Function<BeanType[], Map<String, byte[]>> classFiles;
  private final Set<Finding> findings = new LinkedHashSet<>();

  Preparation(
      Job job,
      Iterable<AccessorStrategy> strategies,
      Function<BeanType[], Map<String, byte[]>> classFiles) {
    this.job = job;
    this.strategies = strategies;
    this.classFiles = classFiles;
  }

  Prepared prepare() throws IOException {
    UserClassLoader classes = new UserClassLoader(job.classPath());
    GraphSource source = GraphSource.of(job.fixture(), classes);
    Object scratch = source.build();
    Types types = Types.discover(scratch, source.build(), this::add);
    if (types.all().isEmpty() && !job.beanless()) {
      throw UserException.badInput(
          "the graph is a "
              + scratch.getClass().getName()
              + " that holds no bean, so there is nothing to read; give a bean");
    }
    GraphComparison.Checksums checksums = GraphComparison.Checksums.NONE;
    if (source instanceof GraphSource.FromType) {
      add(FindingKind.INSTANCE_WITHOUT_PAYLOAD);
    } else if (!job.probeOnly()) {
      checksums = write(source, types);
    }
    if (!job.probeOnly()) {
      writeAll(classFiles.apply(kernelTypes(types)));
    }
    List<Support> support = new ArrayList<>(new Copying(scratch, types).obstacles());
    support.addAll(new Probe(types, source.build(), job.flags()).run(strategies, job.forms()));
    return prepared(classes.binaryName(job.fixture().type()), source, types, checksums, support);
  }

  private GraphComparison.Checksums write(GraphSource source, Types types) throws IOException {
    Object root = source.build();
    requireKnown(new ReflectiveWalk().beans(root), types);
    Graph bound = new Graph(new ReflectiveWalk(), root, kernelTypes(types));
    Recipe recipe =
        source instanceof GraphSource.FromFactory factory
            ? Recipe.ofFactory(factory.method(), types, this::add)
            : Recipe.ofGraph(root, types, this::add);
    Files.createDirectories(job.classes());
    Files.write(job.recipe(), recipe.bytes(GraphComparison.Checksums.NONE));
    define(recipe);
    Graph replayed = Graph.replay(job.recipe());
    boolean factory = source instanceof GraphSource.FromFactory;
    GraphComparison comparison = new GraphComparison(bound, replayed, factory);
    GraphComparison.Checksums checksums = comparison.check();
    comparison.lost().forEach(state -> add(FindingKind.STATE_NOT_HANDED_OVER, state));
    if (!comparison.opaque().isEmpty()) {
      add(FindingKind.OPAQUE_VALUES, String.join(", ", comparison.opaque()));
    }
    Files.write(job.recipe(), recipe.bytes(checksums));
    return checksums;
  }

  private static BeanType[] kernelTypes(Types types) {
    return types.all().stream().map(Bean::kernelType).toArray(BeanType[]::new);
  }

  private static void requireKnown(List<Object> beans, Types types) {
    for (Object bean : beans) {
      if (types.of(bean.getClass()) == null) {
        throw UserException.badInput(
            "the graph differs each time it is built: "
                + bean.getClass().getName()
                + " was not there the first time; let the graph be equal each time, and without"
                + " proxies whose class is generated anew");
      }
    }
  }

  private void define(Recipe recipe) throws IOException {
    for (Generated assembler : recipe.assemblers()) {
      if (!assembler.nestmate()) {
        assembler.writeInto(job.classes());
        try {
          assembler.define();
        } catch (IllegalAccessException | LinkageError e) {
          throw UserException.badInput(
              "no code can be generated in the package of"
                  + " "
                  + assembler.home().getName()
                  + ": "
                  + e);
        }
      }
    }
  }

  private void writeAll(Map<String, byte[]> files) throws IOException {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path target = job.classes().resolve(file.getKey());
      Files.createDirectories(target.getParent());
      Files.write(target, file.getValue());
    }
  }

  private Prepared prepared(
      String root,
      GraphSource source,
      Types types,
      GraphComparison.Checksums checksums,
      List<Support> support) {
    return new Prepared(
        job.fixture().name(),
        job.jvm(),
        root,
        Sha256.of(source.content()),
        source.payloadBytes(),
        types.all().stream().mapToInt(Bean::instances).sum(),
        types.described(),
        Map.of("field", checksums.ofFields(), "method", checksums.ofMethods()),
        SupportGroup.of(support),
        List.copyOf(findings));
  }

  private void add(FindingKind kind, Object... arguments) {
    findings.add(Finding.of(kind, job.fixture().name(), arguments));
  }
}
