package io.accbench.prepare;

import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.model.Finding;
import io.accbench.model.FindingKind;
import io.accbench.model.Prepared;
import io.accbench.model.Sha256;
import io.accbench.model.Support;
import io.accbench.model.UserException;
import io.accbench.prepare.discover.Bean;
import io.accbench.prepare.discover.ReflectiveWalk;
import io.accbench.prepare.discover.Types;
import io.accbench.prepare.probe.Copying;
import io.accbench.prepare.probe.Probe;
import io.accbench.prepare.recipe.Checksums;
import io.accbench.prepare.recipe.ClassFiles;
import io.accbench.prepare.recipe.Generated;
import io.accbench.prepare.recipe.GraphComparison;
import io.accbench.prepare.recipe.Recipe;
import io.accbench.prepare.source.GraphSource;
import io.accbench.prepare.source.UserClassLoader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The work of a preparing JVM on one fixture. It binds the payload, discovers the types, writes the
 * recipe, proves that its replay is equal, and probes every strategy.
 *
 * <p>The graph is built four times. Discovery and probe call setters, so they have a graph of their
 * own; discovery compares getters on two. A getter may fill a field, so the checksums are those of
 * a graph that nothing has read before, and the recipe is that of another one.
 */
final class Preparation {
  private final Job job;
  private final Iterable<AccessorStrategy> strategies;
  private final ClassFiles classFiles;
  private final Set<Finding> findings = new LinkedHashSet<>();

  Preparation(Job job, Iterable<AccessorStrategy> strategies, ClassFiles classFiles) {
    this.job = job;
    this.strategies = strategies;
    this.classFiles = classFiles;
  }

  Prepared prepare() throws IOException {
    GraphSource source = GraphSource.of(job.fixture(), new UserClassLoader(job.classPath()));
    Object scratch = source.build();
    Types types = Types.discover(scratch, source.build(), this::add);
    if (types.all().isEmpty() && !job.beanless()) {
      throw UserException.badInput(
          "the graph is a "
              + scratch.getClass().getName()
              + " that holds no bean, so there is nothing to read; give a bean");
    }
    Checksums checksums = new Checksums(0, 0);
    if (source instanceof GraphSource.FromType) {
      add(FindingKind.INSTANCE_WITHOUT_PAYLOAD);
    } else if (!job.probeOnly()) {
      checksums = write(source, types);
    }
    if (!job.probeOnly()) {
      writeAll(classFiles.generate(kernelTypes(types)));
    }
    // runs before the probe, because the probe writes to the graph
    List<Support> support = new ArrayList<>(new Copying(scratch, types).obstacles());
    support.addAll(new Probe(types, scratch, job.flags()).run(strategies, job.forms()));
    return prepared(source, types, checksums, support);
  }

  private Checksums write(GraphSource source, Types types) throws IOException {
    List<Object> read = new ReflectiveWalk().beans(source.build());
    requireKnown(read, types);
    Checksums checksums = Checksums.of(read, types);
    new GraphComparison(types).checkRepeatable(read);
    Object root = source.build();
    List<Object> beans = new ReflectiveWalk().beans(root);
    requireKnown(beans, types);
    Recipe recipe =
        source instanceof GraphSource.FromFactory factory
            ? Recipe.ofFactory(factory.method(), types, checksums, this::add)
            : Recipe.ofGraph(root, types, checksums, this::add);
    Files.createDirectories(job.classes());
    Files.write(job.recipe(), recipe.bytes());
    define(recipe);
    Graph replayed = Graph.replay(job.recipe());
    new GraphComparison(types).check(beans, replayed);
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
                + " was not there the first time");
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
      GraphSource source, Types types, Checksums checksums, List<Support> support) {
    return new Prepared(
        job.fixture().name(),
        job.jvm(),
        job.fixture().type(),
        Sha256.of(source.content()),
        source.payloadBytes(),
        types.all().stream().mapToInt(Bean::instances).sum(),
        types.described(),
        Map.of("field", checksums.field(), "method", checksums.method()),
        support,
        List.copyOf(findings));
  }

  private void add(FindingKind kind, Object... arguments) {
    findings.add(Finding.of(kind, job.fixture().name(), arguments));
  }
}
