package io.accbench.suite.codec;

import io.accbench.app.Inputs;
import io.accbench.app.Workplace;
import io.accbench.catalog.Library;
import io.accbench.catalog.Strategy;
import io.accbench.kernel.pollution.PollutionKind;
import io.accbench.model.CodecProof;
import io.accbench.model.Finding;
import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import io.accbench.model.Pollution;
import io.accbench.model.Stack;
import io.accbench.suite.graph.PollutingFixtures;
import io.accbench.suite.graph.PreparedFixtures;
import io.accbench.suite.graph.StrategyForms;
import io.accbench.suite.graph.TypeClassPath;
import io.accbench.trace.PayloadFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Resolves the stacks, compiles the user's codecs and runs every codec once on every stack. */
final class LibraryPreparation {
  private final Inputs inputs;
  private final Workplace place;
  private final LibraryStacks stacks;
  private final OwnSources own;
  private final OwnSources ownTypes;
  private final Prover prover;
  private final PollutingFixtures polluting;
  private final Map<String, String> codecClasses = new LinkedHashMap<>();
  private final Map<String, Documents> documents = new LinkedHashMap<>();

  /** The class of the root object, by fixture. */
  private final Map<String, String> types = new LinkedHashMap<>();

  private final List<CodecProof> proofs = new ArrayList<>();

  private LibraryPreparation(Inputs inputs, Workplace place) throws IOException {
    this.inputs = inputs;
    this.place = place;
    this.prover =
        new Prover(
            place.scratch().path(),
            place.prepared(),
            PreparedFixtures.timeout(inputs),
            inputs.spec().threads().stream().anyMatch(threads -> threads > 1));
    this.stacks = LibraryStacks.resolve(inputs.stacks(), inputs.offline(), place);
    this.own = new OwnSources(stacks, inputs.user().classPath(), place);
    this.ownTypes = new OwnSources(stacks, inputs.user().classPath(), place);
    this.polluting = new PollutingFixtures(inputs, place);
    for (Jvm jvm : inputs.startingJvms()) {
      for (PollutingFixtures.OtherGraph graph : polluting.graphs(jvm.label())) {
        Documents.write(payload(graph.fixture()), graph.folder(), true);
      }
    }
  }

  /** Finds the jars, writes the documents, compiles sources. */
  static LibraryPreparation of(Inputs inputs, Workplace place) {
    try {
      LibraryPreparation ready = new LibraryPreparation(inputs, place);
      ready.own.compile(inputs.spec().sources(), inputs.jvms());
      ready.ownTypes.compile(ready.typeSources(), inputs.jvms());
      inputs
          .catalog()
          .codecs()
          .forEach(codec -> ready.codecClasses.put(codec.name(), codec.className()));
      ready.codecClasses.putAll(ready.own.classNames());
      for (Fixture fixture : inputs.fixtures()) {
        ready.write(fixture);
      }
      return ready;
    } catch (IOException disk) {
      throw new UncheckedIOException(disk);
    }
  }

  private Map<String, Path> typeSources() {
    Map<String, Path> sources = new LinkedHashMap<>();
    inputs.typeSources().forEach(source -> sources.put(source.toString(), source));
    return sources;
  }

  /**
   * Returns one place for all stacks, or, with types from source, one for each stack that they
   * compile on.
   */
  List<TypeClassPath> places(Jvm jvm) {
    if (inputs.typeSources().isEmpty()) {
      return List.of(new TypeClassPath("", inputs.user().classPath(), firstStack()));
    }
    List<TypeClassPath> places = new ArrayList<>();
    for (Stack stack : stacks.available()) {
      if (refusedType(stack, jvm).isEmpty()) {
        List<Path> path = new ArrayList<>(types(stack, jvm));
        path.addAll(inputs.user().classPath());
        path.addAll(stacks.classPaths().get(stack.name()));
        places.add(new TypeClassPath(stack.name(), path));
      }
    }
    return places;
  }

  /**
   * Returns the jars of the first stack, since types that all stacks share may need what each of
   * them contains.
   */
  private List<Path> firstStack() {
    return stacks.available().stream()
        .findFirst()
        .map(stack -> stacks.classPaths().get(stack.name()))
        .orElse(List.of());
  }

  private List<Path> types(Stack stack, Jvm jvm) {
    return typeSources().keySet().stream()
        .map(source -> LibraryPaths.compiledKey(source, stack.name(), jvm.label()))
        .map(ownTypes.compiled()::get)
        .filter(Objects::nonNull)
        .toList();
  }

  private Optional<String> refusedType(Stack stack, Jvm jvm) {
    return typeSources().keySet().stream()
        .map(source -> ownTypes.refusal(source, stack, jvm))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /**
   * Adds a proof for every codec on a stack where the types do not compile, which says that it
   * cannot run there.
   */
  void refuseTypes(Fixture fixture, Jvm jvm) {
    for (Stack stack : stacks.available()) {
      refusedType(stack, jvm)
          .ifPresent(
              words -> {
                for (String member : inputs.spec().axis("member")) {
                  for (String codec : inputs.spec().strategies()) {
                    TypeClassPath none = new TypeClassPath(stack.name(), List.of());
                    Subject subject =
                        subject(fixture, jvm, place.scratch().path(), stack, member, codec, none);
                    proofs.add(prover.notCompiled(subject, words));
                  }
                }
              });
    }
  }

  private void write(Fixture fixture) throws IOException {
    documents.put(
        fixture.name(),
        Documents.write(
            payload(fixture),
            place.scratch().folder(fixture.name(), "documents"),
            fixture.reversedInside()));
  }

  private static String payload(Fixture fixture) {
    return fixture.payload() == null ? "{}" : PayloadFile.text(PayloadFile.read(fixture.payload()));
  }

  /**
   * Runs every codec once on every stack with one fixture.
   *
   * @param prepared the output folder of the preparing JVM
   */
  void prove(Fixture fixture, Jvm jvm, Path prepared, TypeClassPath place) {
    types.put(fixture.name(), fixture.type());
    for (Stack stack : stacks.available()) {
      if (place.serves(stack.name())) {
        prove(fixture, jvm, prepared, place, stack);
      }
    }
  }

  private void prove(Fixture fixture, Jvm jvm, Path prepared, TypeClassPath place, Stack stack) {
    for (String member : inputs.spec().axis("member")) {
      for (String codec : inputs.spec().strategies()) {
        if (possible(codec, member, stack)) {
          this.place.hint(
              "probing %s with %s on %s, JVM %s"
                  .formatted(codec, fixture.name(), stack.name(), jvm.label()));
          Subject subject = subject(fixture, jvm, prepared, stack, member, codec, place);
          proofs.add(proof(subject, fixture, stack));
        }
      }
    }
  }

  /** Returns whether a probe could say more than the plan does by itself. */
  private boolean possible(String codec, String member, Stack stack) {
    Optional<Library> library = inputs.catalog().codec(CodecChoice.parse(codec).name());
    return library.isEmpty()
        || ((member.equals(CodecMember.DEFAULT.label()) || library.get().takesFieldsOnly())
            && Libraries.lacking(library.get().artifacts(), stack).isEmpty());
  }

  private CodecProof proof(Subject subject, Fixture fixture, Stack stack) {
    Optional<String> refusal =
        own.refusal(CodecChoice.parse(subject.codec()).name(), stack, subject.jvm());
    if (refusal.isPresent()) {
      return prover.notCompiled(subject, refusal.get());
    }
    CodecProof clean = prover.prove(subject, fixture.factory() == null);
    CodecProof proof = polluted(clean, subject, fixture.factory() == null);
    return fixture.payload() == null && !prover.ownDocuments().containsKey(subject)
        ? Prover.withoutDocument(
            proof, "a factory gives no document to read; add --payload FILE, which codecs read")
        : proof;
  }

  /** Tries what is to pollute forks of the codec, if it can do anything in clean ones. */
  private CodecProof polluted(CodecProof clean, Subject subject, boolean ofContent) {
    boolean types = inputs.spec().pollutions().stream().anyMatch(Pollution::ofTypes);
    boolean strings = inputs.spec().pollutions().stream().anyMatch(Pollution::ofStrings);
    if (!(types || strings) || !works(clean)) {
      return clean;
    }
    String jvm = subject.jvm().label();
    PollutionKind kind =
        types && strings
            ? PollutionKind.APPLICATION
            : types ? PollutionKind.TYPES : PollutionKind.STRINGS;
    return prover.polluted(
        clean, subject.with(polluting.classPath(jvm)), kind, polluting.folders(jvm), ofContent);
  }

  private static boolean works(CodecProof proof) {
    return !proof.obstacles().containsKey(CodecOperation.SERIALIZE.label())
        || !proof.obstacles().containsKey(CodecOperation.DESERIALIZE.label());
  }

  private Subject subject(
      Fixture fixture,
      Jvm jvm,
      Path prepared,
      Stack stack,
      String member,
      String codec,
      TypeClassPath place) {
    CodecChoice choice = CodecChoice.parse(codec);
    String inside = new StrategyForms(inputs).of(choice.accessor());
    Optional<Strategy> strategy = inputs.catalog().strategy(choice.strategy());
    return new Subject(
        fixture.name(),
        fixture.type(),
        prepared.resolve("recipe.bin"),
        documents.get(fixture.name()),
        jvm,
        Stream.concat(
                inputs.jvmArgsOfCode(jvm).stream(),
                strategy.map(Strategy::flags).orElse(List.of()).stream()
                    .filter(jvm.acceptedFlags()::contains))
            .toList(),
        classPath(jvm, prepared, stack, codec, place),
        stack.name(),
        stacks.lists().get(stack.name()),
        codec,
        codecClasses.get(CodecChoice.parse(codec).name()),
        member,
        strategy.map(Strategy::className).orElse(""),
        inside);
  }

  private List<Path> classPath(
      Jvm jvm, Path prepared, Stack stack, String codec, TypeClassPath place) {
    List<Path> path = new ArrayList<>(stacks.measuredPath(stack));
    String key =
        LibraryPaths.compiledKey(CodecChoice.parse(codec).name(), stack.name(), jvm.label());
    if (own.compiled().containsKey(key)) {
      path.add(own.compiled().get(key));
    }
    path.add(prepared.resolve("classes"));
    path.addAll(place.classPath());
    return path;
  }

  PollutingFixtures polluting() {
    return polluting;
  }

  Libraries libraries() {
    List<Finding> findings = new ArrayList<>(stacks.findings());
    findings.addAll(prover.findings());
    return new Libraries(stacks.all(), proofs, findings);
  }

  private Map<String, List<Path>> compiledTypes() {
    Map<String, List<Path>> folders = new LinkedHashMap<>();
    for (Stack stack : stacks.available()) {
      for (Jvm jvm : inputs.jvms()) {
        folders.put(LibraryPaths.placeKey(stack.name(), jvm.label()), types(stack, jvm));
      }
    }
    return folders;
  }

  private static String ownDocumentKey(Subject subject) {
    return LibraryPaths.ownDocumentKey(
        subject.fixture(),
        subject.jvm().label(),
        subject.stack(),
        subject.codec(),
        subject.member());
  }

  LibraryPaths paths() {
    Map<String, Path> files = new LinkedHashMap<>();
    prover
        .ownDocuments()
        .forEach((subject, document) -> files.put(ownDocumentKey(subject), document));
    for (Fixture fixture : inputs.fixtures()) {
      for (String operation : inputs.spec().axis("operation")) {
        files.put(
            LibraryPaths.documentKey(fixture.name(), operation),
            documents.get(fixture.name()).of(operation));
      }
    }
    return new LibraryPaths(
        stacks.classPaths(),
        stacks.lists(),
        files,
        types,
        codecClasses,
        own.compiled(),
        compiledTypes());
  }
}
