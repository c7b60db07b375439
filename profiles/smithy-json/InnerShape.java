import message.Complex;
import java.util.Collections;
import java.util.List;
import software.amazon.smithy.java.core.schema.PreludeSchemas;
import software.amazon.smithy.java.core.schema.Schema;
import software.amazon.smithy.java.core.schema.SerializableStruct;
import software.amazon.smithy.java.core.schema.ShapeBuilder;
import software.amazon.smithy.java.core.serde.ShapeDeserializer;
import software.amazon.smithy.java.core.serde.ShapeSerializer;

/** The innermost structure. */
final class InnerShape implements SerializableStruct {
  static final Schema SCHEMA =
      Schema.structureBuilder(Schemas.id("Inner"))
          .putMember("value", PreludeSchemas.STRING)
          .putMember("numbers", Schemas.INTEGERS)
          .builderSupplier(Builder::new)
          .build();

  private static final Schema VALUE = SCHEMA.member("value");
  private static final Schema NUMBERS = SCHEMA.member("numbers");

  private final String value;
  private final List<Integer> numbers;

  private InnerShape(Builder builder) {
    this.value = builder.value;
    this.numbers = builder.numbers == null ? null : Collections.unmodifiableList(builder.numbers);
  }

  static InnerShape of(Complex.Inner from) {
    Builder builder = new Builder();
    builder.value = from.value();
    builder.numbers = from.numbers();
    return builder.build();
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public void serializeMembers(ShapeSerializer serializer) {
    if (value != null) {
      serializer.writeString(VALUE, value);
    }
    if (numbers != null) {
      serializer.writeList(NUMBERS, numbers, numbers.size(), IntegerList.INSTANCE);
    }
  }

  /** No codec asks for one. */
  @Override
  public <T> T getMemberValue(Schema member) {
    throw new UnsupportedOperationException(member.memberName());
  }

  /** Takes the members as they are read. */
  static final class Builder
      implements ShapeBuilder<InnerShape>, ShapeDeserializer.StructMemberConsumer<Builder> {
    private String value;
    private List<Integer> numbers;

    @Override
    public Schema schema() {
      return SCHEMA;
    }

    @Override
    public InnerShape build() {
      return new InnerShape(this);
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

    /** By the order of {@link #SCHEMA}. */
    @Override
    public void accept(Builder builder, Schema member, ShapeDeserializer de) {
      switch (member.memberIndex()) {
        case 0 -> builder.value = de.readString(member);
        case 1 -> builder.numbers = IntegerList.read(member, de);
        default -> throw new IllegalArgumentException(member.memberName());
      }
    }
  }
}
