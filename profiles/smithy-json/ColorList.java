import message.Complex.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.BiConsumer;
import software.amazon.smithy.java.core.schema.Schema;
import software.amazon.smithy.java.core.serde.ShapeDeserializer;
import software.amazon.smithy.java.core.serde.ShapeSerializer;

/** Writes and reads lists of enumerated values; by index from 1.2.0 on, as its generator does. */
final class ColorList
    implements BiConsumer<List<Color>, ShapeSerializer>,
        ShapeDeserializer.ListMemberConsumer<List<Color>> {
  static final ColorList INSTANCE = new ColorList();

  private ColorList() {}

  @Override
  public void accept(List<Color> values, ShapeSerializer serializer) {
    if (!Library.OPTIMIZED) {
      for (Color value : values) {
        write(Schemas.COLORS.listMember(), value, serializer);
      }
      return;
    }
    Schema member = Schemas.COLORS.listMember();
    if (values instanceof RandomAccess) {
      for (int i = 0, size = values.size(); i < size; i++) {
        write(member, values.get(i), serializer);
      }
    } else {
      for (Color value : values) {
        write(member, value, serializer);
      }
    }
  }

  private static void write(Schema member, Color value, ShapeSerializer serializer) {
    serializer.writeString(member, value.name());
  }

  static List<Color> read(Schema schema, ShapeDeserializer deserializer) {
    List<Color> values = new ArrayList<>();
    deserializer.readList(schema, values, INSTANCE);
    return values;
  }

  @Override
  public void accept(List<Color> values, ShapeDeserializer deserializer) {
    if (deserializer.isNull()) {
      deserializer.readNull();
    } else {
      values.add(Color.valueOf(deserializer.readString(Schemas.COLORS.listMember())));
    }
  }
}
