import message.Complex;
import software.amazon.smithy.java.core.schema.PreludeSchemas;
import software.amazon.smithy.java.core.schema.PresenceTracker;
import software.amazon.smithy.java.core.schema.Schema;
import software.amazon.smithy.java.core.schema.SerializableStruct;
import software.amazon.smithy.java.core.schema.ShapeBuilder;
import software.amazon.smithy.java.core.serde.ShapeDeserializer;
import software.amazon.smithy.java.core.serde.ShapeSerializer;

/** A structure with one more inside. */
final class NestedShape implements SerializableStruct {
  static final Schema SCHEMA =
      Schema.structureBuilder(Schemas.id("Nested"))
          .putMember("field1", PreludeSchemas.STRING, Schemas.REQUIRED)
          .putMember("field2", PreludeSchemas.INTEGER, Schemas.REQUIRED)
          .putMember("inner", InnerShape.SCHEMA)
          .builderSupplier(Builder::new)
          .build();

  static final Schema LIST = Schemas.list("NestedList", SCHEMA);
  static final Schema MAP = Schemas.map("NestedMap", SCHEMA);

  private static final Schema FIELD1 = SCHEMA.member("field1");
  private static final Schema FIELD2 = SCHEMA.member("field2");
  private static final Schema INNER = SCHEMA.member("inner");

  private final String field1;
  private final int field2;
  private final InnerShape inner;

  private NestedShape(Builder builder) {
    this.field1 = builder.field1;
    this.field2 = builder.field2;
    this.inner = builder.inner;
  }

  static NestedShape of(Complex.Nested from) {
    Builder builder = new Builder();
    builder.field1 = from.field1();
    builder.field2 = from.field2();
    builder.inner = InnerShape.of(from.inner());
    builder.tracker.setMember(FIELD1);
    builder.tracker.setMember(FIELD2);
    return builder.build();
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public void serializeMembers(ShapeSerializer serializer) {
    serializer.writeString(FIELD1, field1);
    serializer.writeInteger(FIELD2, field2);
    if (inner != null) {
      serializer.writeStruct(INNER, inner);
    }
  }

  /** No codec asks for one. */
  @Override
  public <T> T getMemberValue(Schema member) {
    throw new UnsupportedOperationException(member.memberName());
  }

  /** Takes the members as they are read. */
  static final class Builder
      implements ShapeBuilder<NestedShape>, ShapeDeserializer.StructMemberConsumer<Builder> {
    private final PresenceTracker tracker = PresenceTracker.of(SCHEMA);
    private String field1;
    private int field2;
    private InnerShape inner;

    @Override
    public Schema schema() {
      return SCHEMA;
    }

    @Override
    public NestedShape build() {
      tracker.validate();
      return new NestedShape(this);
    }

    @Override
    public Builder deserialize(ShapeDeserializer decoder) {
      decoder.readStruct(SCHEMA, this, this);
      return this;
    }

    @Override
    public Builder deserializeMember(ShapeDeserializer decoder, Schema schema) {
      decoder.readStruct(schema.assertMemberTargetIs(SCHEMA), this, this);
      return this;
    }

    /** By the order of {@link #SCHEMA}, required members first. */
    @Override
    public void accept(Builder builder, Schema member, ShapeDeserializer de) {
      switch (member.memberIndex()) {
        case 0 -> {
          builder.field1 = de.readString(member);
          tracker.setMember(member);
        }
        case 1 -> {
          builder.field2 = de.readInteger(member);
          tracker.setMember(member);
        }
        case 2 -> builder.inner = new InnerShape.Builder().deserializeMember(de, member).build();
        default -> throw new IllegalArgumentException(member.memberName());
      }
    }
  }
}
