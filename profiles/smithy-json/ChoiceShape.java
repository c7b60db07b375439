import software.amazon.smithy.java.core.schema.PreludeSchemas;
import software.amazon.smithy.java.core.schema.Schema;
import software.amazon.smithy.java.core.schema.SerializableStruct;
import software.amazon.smithy.java.core.schema.ShapeBuilder;
import software.amazon.smithy.java.core.serde.ShapeDeserializer;
import software.amazon.smithy.java.core.serde.ShapeSerializer;

/** A union, of which the document holds the first member. */
record ChoiceShape(String stringValue) implements SerializableStruct {
  static final Schema SCHEMA =
      Schema.unionBuilder(Schemas.id("Choice"))
          .putMember("stringValue", PreludeSchemas.STRING)
          .putMember("intValue", PreludeSchemas.INTEGER)
          .putMember("structValue", NestedShape.SCHEMA)
          .builderSupplier(Builder::new)
          .build();

  private static final Schema STRING_VALUE = SCHEMA.member("stringValue");

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public void serializeMembers(ShapeSerializer serializer) {
    serializer.writeString(STRING_VALUE, stringValue);
  }

  /** No codec asks for one. */
  @Override
  public <T> T getMemberValue(Schema member) {
    throw new UnsupportedOperationException(member.memberName());
  }

  /** Takes the one member that is read. */
  static final class Builder
      implements ShapeBuilder<ChoiceShape>, ShapeDeserializer.StructMemberConsumer<Builder> {
    private ChoiceShape value;

    @Override
    public Schema schema() {
      return SCHEMA;
    }

    @Override
    public ChoiceShape build() {
      return value;
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

    @Override
    public void accept(Builder builder, Schema member, ShapeDeserializer de) {
      if (member.memberIndex() != 0) {
        throw new IllegalArgumentException(member.memberName());
      }
      builder.value = new ChoiceShape(de.readString(member));
    }
  }
}
