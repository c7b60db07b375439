import message.Simple;
import java.time.Instant;
import software.amazon.smithy.java.core.schema.PreludeSchemas;
import software.amazon.smithy.java.core.schema.PresenceTracker;
import software.amazon.smithy.java.core.schema.Schema;
import software.amazon.smithy.java.core.schema.SerializableStruct;
import software.amazon.smithy.java.core.schema.ShapeBuilder;
import software.amazon.smithy.java.core.serde.ShapeDeserializer;
import software.amazon.smithy.java.core.serde.ShapeSerializer;

/** Five scalars, as a class that the generator writes has them. */
final class SimpleShape implements SerializableStruct {
  static final Schema SCHEMA =
      Schema.structureBuilder(Schemas.id("Simple"))
          .putMember("name", PreludeSchemas.STRING, Schemas.REQUIRED)
          .putMember("age", PreludeSchemas.INTEGER, Schemas.REQUIRED)
          .putMember("active", PreludeSchemas.BOOLEAN)
          .putMember("score", PreludeSchemas.DOUBLE)
          .putMember("createdAt", PreludeSchemas.TIMESTAMP)
          .builderSupplier(Builder::new)
          .build();

  private static final Schema NAME = SCHEMA.member("name");
  private static final Schema AGE = SCHEMA.member("age");
  private static final Schema ACTIVE = SCHEMA.member("active");
  private static final Schema SCORE = SCHEMA.member("score");
  private static final Schema CREATED_AT = SCHEMA.member("createdAt");

  private final String name;
  private final int age;
  private final Boolean active;
  private final Double score;
  private final Instant createdAt;

  private SimpleShape(Builder builder) {
    this.name = builder.name;
    this.age = builder.age;
    this.active = builder.active;
    this.score = builder.score;
    this.createdAt = builder.createdAt;
  }

  static SimpleShape of(Simple from) {
    Builder builder = new Builder();
    builder.name = from.name();
    builder.age = from.age();
    builder.active = from.active();
    builder.score = from.score();
    builder.createdAt = Instant.ofEpochSecond(from.createdAt());
    builder.tracker.setMember(NAME);
    builder.tracker.setMember(AGE);
    return builder.build();
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public void serializeMembers(ShapeSerializer serializer) {
    serializer.writeString(NAME, name);
    serializer.writeInteger(AGE, age);
    if (active != null) {
      serializer.writeBoolean(ACTIVE, active);
    }
    if (score != null) {
      serializer.writeDouble(SCORE, score);
    }
    if (createdAt != null) {
      serializer.writeTimestamp(CREATED_AT, createdAt);
    }
  }

  /** No codec asks for one. */
  @Override
  public <T> T getMemberValue(Schema member) {
    throw new UnsupportedOperationException(member.memberName());
  }

  /** Takes the members as they are read. */
  static final class Builder
      implements ShapeBuilder<SimpleShape>, ShapeDeserializer.StructMemberConsumer<Builder> {
    private final PresenceTracker tracker = PresenceTracker.of(SCHEMA);
    private String name;
    private int age;
    private Boolean active;
    private Double score;
    private Instant createdAt;

    @Override
    public Schema schema() {
      return SCHEMA;
    }

    @Override
    public SimpleShape build() {
      tracker.validate();
      return new SimpleShape(this);
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
          builder.name = de.readString(member);
          tracker.setMember(member);
        }
        case 1 -> {
          builder.age = de.readInteger(member);
          tracker.setMember(member);
        }
        case 2 -> builder.active = de.readBoolean(member);
        case 3 -> builder.score = de.readDouble(member);
        case 4 -> builder.createdAt = de.readTimestamp(member);
        default -> throw new IllegalArgumentException(member.memberName());
      }
    }
  }
}
