package io.accbench.kernel.codec;

import static io.accbench.kernel.codec.Reach.ARGUMENTS;
import static io.accbench.kernel.codec.Reach.FIELDS;
import static io.accbench.kernel.codec.Reach.FINAL_FIELDS;
import static io.accbench.kernel.codec.Reach.INITIALISED;
import static io.accbench.kernel.codec.Reach.METHODS;
import static io.accbench.kernel.codec.Reach.RECORD_FIELDS;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Set;

/** The features of Jackson that meet an accessor. */
final class ProofCases {
  private static final Set<Reach> BY_METHOD = Set.of(METHODS);
  private static final Set<Reach> BY_FIELD = Set.of(FIELDS);

  private ProofCases() {}

  static List<ProofCase> all() {
    return List.of(
        ProofCase.of("kinds", kinds(), 17, BY_METHOD, BY_METHOD),
        ProofCase.of("kinds by field", kinds(), 17, BY_FIELD, BY_FIELD).byField(),
        ProofCase.of("record", line(), 6, BY_METHOD, Set.of(ARGUMENTS)),
        ProofCase.of("record by field", line(), 6, Set.of(RECORD_FIELDS), Set.of(ARGUMENTS))
            .byField(),
        ProofCase.of("unwrapped", new ProofTypes.Holder(), 3, BY_FIELD, BY_FIELD)
            .leaving("SERIALIZE place"),
        ProofCase.of("inherited", new ProofTypes.Derived(), 3, BY_FIELD, BY_FIELD),
        ProofCase.of("view", new ProofTypes.Viewed(), 3, BY_FIELD, Set.of(FIELDS, INITIALISED))
            .with(ProofCases::inPublicView)
            .reading("{\"shown\":10,\"hidden\":20,\"always\":30}"),
        ProofCase.of("sparse", new ProofTypes.Sparse(), 7, BY_FIELD, Set.of(FIELDS, INITIALISED))
            .reading(
                "{\"absent\":\"a\",\"present\":null,\"empty\":[\"e\"],\"zero\":null,"
                    + "\"kept\":null,\"emptied\":null}"),
        ProofCase.of("polymorphic", drawing(), 6, BY_FIELD, BY_FIELD),
        ProofCase.of("frame", frame(), 5, BY_FIELD, Set.of(FINAL_FIELDS)),
        ProofCase.of("frame by field", frame(), 5, BY_FIELD, Set.of(FINAL_FIELDS)).byField(),
        ProofCase.of("array", new ProofTypes.Row(), 3, BY_FIELD, BY_FIELD),
        ProofCase.of("constructor", made(), 3, BY_FIELD, Set.of(FIELDS, ARGUMENTS)),
        ProofCase.of("factory", ProofTypes.Factored.of(5), 1, BY_FIELD, Set.of(ARGUMENTS)),
        ProofCase.of("builder", new ProofTypes.Built(3, "b"), 0, BY_FIELD, Set.of(INITIALISED))
            .leaving("DESERIALIZE size", "DESERIALIZE name"),
        ProofCase.of("open", new ProofTypes.Open(), 1, BY_FIELD, Set.of(FIELDS, INITIALISED))
            .leaving("SERIALIZE <any>", "DESERIALIZE <any>"),
        ProofCase.of(
                "in place",
                new ProofTypes.InPlace(),
                1,
                Set.of(FIELDS, METHODS),
                Set.of(FIELDS, INITIALISED))
            .leaving("DESERIALIZE filled")
            .reading("{\"filled\":[\"a\"],\"merged\":{\"town\":\"t\"}}"),
        ProofCase.of("parent", parent(), 3, BY_FIELD, BY_FIELD).leaving("DESERIALIZE parent"),
        ProofCase.of("linked", linked(), 1, BY_FIELD, BY_FIELD).leaving("DESERIALIZE id"));
  }

  private static void inPublicView(ObjectMapper mapper) {
    Class<?> view = ProofTypes.Viewed.Public.class;
    mapper.setConfig(mapper.getSerializationConfig().withView(view));
    mapper.setConfig(mapper.getDeserializationConfig().withView(view));
  }

  private static ProofBeans.Kinds kinds() {
    ProofBeans.Kinds kinds = new ProofBeans.Kinds();
    kinds.setNested(new ProofBeans.Kinds());
    return kinds;
  }

  private static ProofTypes.Line line() {
    return new ProofTypes.Line(
        "a", new ProofTypes.Spot(1, 2.5), 300, List.of(new ProofTypes.Spot(3, 4)));
  }

  private static ProofTypes.Drawing drawing() {
    ProofTypes.Drawing drawing = new ProofTypes.Drawing();
    drawing.main = new ProofTypes.Circle();
    drawing.main.label = "l";
    drawing.all = List.of(new ProofTypes.Square(), new ProofTypes.Circle());
    return drawing;
  }

  static ProofTypes.Frame frame() {
    return new ProofTypes.Frame("ADD", List.of(1, 2));
  }

  private static ProofTypes.Made made() {
    ProofTypes.Made made = new ProofTypes.Made(1, "two");
    made.third = "three";
    return made;
  }

  private static ProofTypes.Parent parent() {
    ProofTypes.Parent parent = new ProofTypes.Parent();
    ProofTypes.Child child = new ProofTypes.Child();
    child.parent = parent;
    parent.children.add(child);
    return parent;
  }

  private static ProofTypes.Linked linked() {
    ProofTypes.Linked linked = new ProofTypes.Linked();
    linked.next = linked;
    return linked;
  }
}
