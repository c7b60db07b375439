import message.Complex;
import message.Complex.Color;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.smithy.java.core.schema.PreludeSchemas;
import software.amazon.smithy.java.core.schema.PresenceTracker;
import software.amazon.smithy.java.core.schema.Schema;
import software.amazon.smithy.java.core.schema.SerializableStruct;
import software.amazon.smithy.java.core.schema.ShapeBuilder;
import software.amazon.smithy.java.core.serde.ShapeDeserializer;
import software.amazon.smithy.java.core.serde.ShapeSerializer;
import software.amazon.smithy.java.core.serde.document.Document;

/** Members of every kind, as a class that the generator writes has them. */
final class ComplexShape implements SerializableStruct {
  static final Schema SCHEMA =
      Schema.structureBuilder(Schemas.id("Complex"))
          .putMember("id", PreludeSchemas.STRING, Schemas.REQUIRED)
          .putMember("count", PreludeSchemas.INTEGER, Schemas.REQUIRED)
          .putMember("nested", NestedShape.SCHEMA, Schemas.REQUIRED)
          .putMember("enabled", PreludeSchemas.PRIMITIVE_BOOLEAN)
          .putMember("ratio", PreludeSchemas.PRIMITIVE_DOUBLE)
          .putMember("score", PreludeSchemas.PRIMITIVE_FLOAT)
          .putMember("bigCount", PreludeSchemas.PRIMITIVE_LONG)
          .putMember("optionalString", PreludeSchemas.STRING)
          .putMember("optionalInt", PreludeSchemas.INTEGER)
          .putMember("createdAt", PreludeSchemas.TIMESTAMP)
          .putMember("updatedAt", PreludeSchemas.TIMESTAMP, Schemas.DATE_TIME)
          .putMember("expiresAt", PreludeSchemas.TIMESTAMP, Schemas.HTTP_DATE)
          .putMember("payload", PreludeSchemas.BLOB)
          .putMember("tags", Schemas.STRINGS)
          .putMember("intList", Schemas.INTEGERS)
          .putMember("metadata", Schemas.STRING_MAP)
          .putMember("intMap", Schemas.INTEGER_MAP)
          .putMember("optionalNested", NestedShape.SCHEMA)
          .putMember("structList", NestedShape.LIST)
          .putMember("structMap", NestedShape.MAP)
          .putMember("choice", ChoiceShape.SCHEMA)
          .putMember("color", Schemas.COLOR)
          .putMember("colorList", Schemas.COLORS)
          .putMember("sparseStrings", Schemas.SPARSE_STRINGS)
          .putMember("sparseMap", Schemas.SPARSE_STRING_MAP)
          .putMember("bigIntValue", PreludeSchemas.BIG_INTEGER)
          .putMember("bigDecValue", PreludeSchemas.BIG_DECIMAL)
          .putMember("freeformData", PreludeSchemas.DOCUMENT)
          .builderSupplier(Builder::new)
          .build();

  private static final Schema ID = SCHEMA.member("id");
  private static final Schema COUNT = SCHEMA.member("count");
  private static final Schema ENABLED = SCHEMA.member("enabled");
  private static final Schema RATIO = SCHEMA.member("ratio");
  private static final Schema SCORE = SCHEMA.member("score");
  private static final Schema BIG_COUNT = SCHEMA.member("bigCount");
  private static final Schema OPTIONAL_STRING = SCHEMA.member("optionalString");
  private static final Schema OPTIONAL_INT = SCHEMA.member("optionalInt");
  private static final Schema CREATED_AT = SCHEMA.member("createdAt");
  private static final Schema UPDATED_AT = SCHEMA.member("updatedAt");
  private static final Schema EXPIRES_AT = SCHEMA.member("expiresAt");
  private static final Schema PAYLOAD = SCHEMA.member("payload");
  private static final Schema TAGS = SCHEMA.member("tags");
  private static final Schema INT_LIST = SCHEMA.member("intList");
  private static final Schema METADATA = SCHEMA.member("metadata");
  private static final Schema INT_MAP = SCHEMA.member("intMap");
  private static final Schema NESTED = SCHEMA.member("nested");
  private static final Schema OPTIONAL_NESTED = SCHEMA.member("optionalNested");
  private static final Schema STRUCT_LIST = SCHEMA.member("structList");
  private static final Schema STRUCT_MAP = SCHEMA.member("structMap");
  private static final Schema CHOICE = SCHEMA.member("choice");
  private static final Schema COLOR = SCHEMA.member("color");
  private static final Schema COLOR_LIST = SCHEMA.member("colorList");
  private static final Schema SPARSE_STRINGS = SCHEMA.member("sparseStrings");
  private static final Schema SPARSE_MAP = SCHEMA.member("sparseMap");
  private static final Schema BIG_INT_VALUE = SCHEMA.member("bigIntValue");
  private static final Schema BIG_DEC_VALUE = SCHEMA.member("bigDecValue");
  private static final Schema FREEFORM_DATA = SCHEMA.member("freeformData");

  private final String id;
  private final int count;
  private final boolean enabled;
  private final double ratio;
  private final float score;
  private final long bigCount;
  private final String optionalString;
  private final Integer optionalInt;
  private final Instant createdAt;
  private final Instant updatedAt;
  private final Instant expiresAt;
  private final ByteBuffer payload;
  private final List<String> tags;
  private final List<Integer> intList;
  private final Map<String, String> metadata;
  private final Map<String, Integer> intMap;
  private final NestedShape nested;
  private final NestedShape optionalNested;
  private final List<NestedShape> structList;
  private final Map<String, NestedShape> structMap;
  private final ChoiceShape choice;
  private final Color color;
  private final List<Color> colorList;
  private final List<String> sparseStrings;
  private final Map<String, String> sparseMap;
  private final BigInteger bigIntValue;
  private final BigDecimal bigDecValue;
  private final Document freeformData;

  private ComplexShape(Builder builder) {
    this.id = builder.id;
    this.count = builder.count;
    this.enabled = builder.enabled;
    this.ratio = builder.ratio;
    this.score = builder.score;
    this.bigCount = builder.bigCount;
    this.optionalString = builder.optionalString;
    this.optionalInt = builder.optionalInt;
    this.createdAt = builder.createdAt;
    this.updatedAt = builder.updatedAt;
    this.expiresAt = builder.expiresAt;
    this.payload = builder.payload;
    this.tags = builder.tags == null ? null : Collections.unmodifiableList(builder.tags);
    this.intList = builder.intList == null ? null : Collections.unmodifiableList(builder.intList);
    this.metadata = builder.metadata == null ? null : Collections.unmodifiableMap(builder.metadata);
    this.intMap = builder.intMap == null ? null : Collections.unmodifiableMap(builder.intMap);
    this.nested = builder.nested;
    this.optionalNested = builder.optionalNested;
    this.structList =
        builder.structList == null ? null : Collections.unmodifiableList(builder.structList);
    this.structMap =
        builder.structMap == null ? null : Collections.unmodifiableMap(builder.structMap);
    this.choice = builder.choice;
    this.color = builder.color;
    this.colorList =
        builder.colorList == null ? null : Collections.unmodifiableList(builder.colorList);
    this.sparseStrings =
        builder.sparseStrings == null ? null : Collections.unmodifiableList(builder.sparseStrings);
    this.sparseMap =
        builder.sparseMap == null ? null : Collections.unmodifiableMap(builder.sparseMap);
    this.bigIntValue = builder.bigIntValue;
    this.bigDecValue = builder.bigDecValue;
    this.freeformData = builder.freeformData;
  }

  static ComplexShape of(Complex from) {
    Builder builder = new Builder();
    builder.id = from.id();
    builder.count = from.count();
    builder.enabled = from.enabled();
    builder.ratio = from.ratio();
    builder.score = from.score();
    builder.bigCount = from.bigCount();
    builder.optionalString = from.optionalString();
    builder.optionalInt = from.optionalInt();
    builder.createdAt = Instant.ofEpochSecond(from.createdAt());
    builder.updatedAt = Instant.parse(from.updatedAt());
    builder.expiresAt = DateTimeFormatter.RFC_1123_DATE_TIME.parse(from.expiresAt(), Instant::from);
    builder.payload = ByteBuffer.wrap(Base64.getDecoder().decode(from.payload()));
    builder.tags = from.tags();
    builder.intList = from.intList();
    builder.metadata = from.metadata();
    builder.intMap = from.intMap();
    builder.nested = NestedShape.of(from.nested());
    builder.optionalNested = NestedShape.of(from.optionalNested());
    builder.structList = from.structList().stream().map(NestedShape::of).toList();
    builder.structMap = structures(from.structMap());
    builder.choice = new ChoiceShape(from.choice().stringValue());
    builder.color = from.color();
    builder.colorList = from.colorList();
    builder.sparseStrings = from.sparseStrings();
    builder.sparseMap = from.sparseMap();
    builder.bigIntValue = from.bigIntValue();
    builder.bigDecValue = from.bigDecValue();
    builder.freeformData = document(from.freeformData());
    builder.tracker.setMember(ID);
    builder.tracker.setMember(COUNT);
    builder.tracker.setMember(NESTED);
    return builder.build();
  }

  private static Map<String, NestedShape> structures(Map<String, Complex.Nested> from) {
    Map<String, NestedShape> structures = new LinkedHashMap<>();
    from.forEach((key, nested) -> structures.put(key, NestedShape.of(nested)));
    return structures;
  }

  private static Document document(Map<String, String> from) {
    Map<String, Document> values = new LinkedHashMap<>();
    from.forEach((key, text) -> values.put(key, Document.of(text)));
    return Document.of(values);
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public void serializeMembers(ShapeSerializer serializer) {
    serializer.writeString(ID, id);
    serializer.writeInteger(COUNT, count);
    serializer.writeBoolean(ENABLED, enabled);
    serializer.writeDouble(RATIO, ratio);
    serializer.writeFloat(SCORE, score);
    serializer.writeLong(BIG_COUNT, bigCount);
    if (optionalString != null) {
      serializer.writeString(OPTIONAL_STRING, optionalString);
    }
    if (optionalInt != null) {
      serializer.writeInteger(OPTIONAL_INT, optionalInt);
    }
    if (createdAt != null) {
      serializer.writeTimestamp(CREATED_AT, createdAt);
    }
    if (updatedAt != null) {
      serializer.writeTimestamp(UPDATED_AT, updatedAt);
    }
    if (expiresAt != null) {
      serializer.writeTimestamp(EXPIRES_AT, expiresAt);
    }
    if (payload != null) {
      serializer.writeBlob(PAYLOAD, payload);
    }
    if (tags != null) {
      serializer.writeList(TAGS, tags, tags.size(), StringList.INSTANCE);
    }
    if (intList != null) {
      serializer.writeList(INT_LIST, intList, intList.size(), IntegerList.INSTANCE);
    }
    if (metadata != null) {
      serializer.writeMap(METADATA, metadata, metadata.size(), StringMap.INSTANCE);
    }
    if (intMap != null) {
      serializer.writeMap(INT_MAP, intMap, intMap.size(), IntegerMap.INSTANCE);
    }
    if (nested != null) {
      serializer.writeStruct(NESTED, nested);
    }
    if (optionalNested != null) {
      serializer.writeStruct(OPTIONAL_NESTED, optionalNested);
    }
    if (structList != null) {
      serializer.writeList(STRUCT_LIST, structList, structList.size(), NestedList.INSTANCE);
    }
    if (structMap != null) {
      serializer.writeMap(STRUCT_MAP, structMap, structMap.size(), NestedMap.INSTANCE);
    }
    if (choice != null) {
      serializer.writeStruct(CHOICE, choice);
    }
    if (color != null) {
      serializer.writeString(COLOR, color.name());
    }
    if (colorList != null) {
      serializer.writeList(COLOR_LIST, colorList, colorList.size(), ColorList.INSTANCE);
    }
    if (sparseStrings != null) {
      serializer.writeList(
          SPARSE_STRINGS, sparseStrings, sparseStrings.size(), SparseStringList.INSTANCE);
    }
    if (sparseMap != null) {
      serializer.writeMap(SPARSE_MAP, sparseMap, sparseMap.size(), SparseStringMap.INSTANCE);
    }
    if (bigIntValue != null) {
      serializer.writeBigInteger(BIG_INT_VALUE, bigIntValue);
    }
    if (bigDecValue != null) {
      serializer.writeBigDecimal(BIG_DEC_VALUE, bigDecValue);
    }
    if (freeformData != null) {
      serializer.writeDocument(FREEFORM_DATA, freeformData);
    }
  }

  /** No codec asks for one. */
  @Override
  public <T> T getMemberValue(Schema member) {
    throw new UnsupportedOperationException(member.memberName());
  }

  /** Takes the members as they are read. */
  static final class Builder
      implements ShapeBuilder<ComplexShape>, ShapeDeserializer.StructMemberConsumer<Builder> {
    private final PresenceTracker tracker = PresenceTracker.of(SCHEMA);
    private String id;
    private int count;
    private boolean enabled;
    private double ratio;
    private float score;
    private long bigCount;
    private String optionalString;
    private Integer optionalInt;
    private Instant createdAt;
    private Instant updatedAt;
    private Instant expiresAt;
    private ByteBuffer payload;
    private List<String> tags;
    private List<Integer> intList;
    private Map<String, String> metadata;
    private Map<String, Integer> intMap;
    private NestedShape nested;
    private NestedShape optionalNested;
    private List<NestedShape> structList;
    private Map<String, NestedShape> structMap;
    private ChoiceShape choice;
    private Color color;
    private List<Color> colorList;
    private List<String> sparseStrings;
    private Map<String, String> sparseMap;
    private BigInteger bigIntValue;
    private BigDecimal bigDecValue;
    private Document freeformData;

    @Override
    public Schema schema() {
      return SCHEMA;
    }

    @Override
    public ComplexShape build() {
      tracker.validate();
      return new ComplexShape(this);
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
          builder.id = de.readString(member);
          tracker.setMember(member);
        }
        case 1 -> {
          builder.count = de.readInteger(member);
          tracker.setMember(member);
        }
        case 2 -> {
          builder.nested = new NestedShape.Builder().deserializeMember(de, member).build();
          tracker.setMember(member);
        }
        case 3 -> builder.enabled = de.readBoolean(member);
        case 4 -> builder.ratio = de.readDouble(member);
        case 5 -> builder.score = de.readFloat(member);
        case 6 -> builder.bigCount = de.readLong(member);
        case 7 -> builder.optionalString = de.readString(member);
        case 8 -> builder.optionalInt = de.readInteger(member);
        case 9 -> builder.createdAt = de.readTimestamp(member);
        case 10 -> builder.updatedAt = de.readTimestamp(member);
        case 11 -> builder.expiresAt = de.readTimestamp(member);
        case 12 -> builder.payload = de.readBlob(member);
        case 13 -> builder.tags = StringList.read(member, de);
        case 14 -> builder.intList = IntegerList.read(member, de);
        case 15 -> builder.metadata = StringMap.read(member, de);
        case 16 -> builder.intMap = IntegerMap.read(member, de);
        case 17 ->
            builder.optionalNested =
                new NestedShape.Builder().deserializeMember(de, member).build();
        case 18 -> builder.structList = NestedList.read(member, de);
        case 19 -> builder.structMap = NestedMap.read(member, de);
        case 20 -> builder.choice = new ChoiceShape.Builder().deserializeMember(de, member).build();
        case 21 -> builder.color = Color.valueOf(de.readString(member));
        case 22 -> builder.colorList = ColorList.read(member, de);
        case 23 -> builder.sparseStrings = SparseStringList.read(member, de);
        case 24 -> builder.sparseMap = SparseStringMap.read(member, de);
        case 25 -> builder.bigIntValue = de.readBigInteger(member);
        case 26 -> builder.bigDecValue = de.readBigDecimal(member);
        case 27 -> builder.freeformData = de.readDocument();
        default -> throw new IllegalArgumentException(member.memberName());
      }
    }
  }
}
