import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.BiConsumer;
import software.amazon.smithy.java.core.schema.Schema;
import software.amazon.smithy.java.core.serde.ShapeDeserializer;
import software.amazon.smithy.java.core.serde.ShapeSerializer;

/** Writes and reads lists of integers; by index from 1.2.0 on, as its generator does. */
final class IntegerList
    implements BiConsumer<List<Integer>, ShapeSerializer>,
        ShapeDeserializer.ListMemberConsumer<List<Integer>> {
  static final IntegerList INSTANCE = new IntegerList();

  private IntegerList() {}

  @Override
  public void accept(List<Integer> values, ShapeSerializer serializer) {
    if (!Library.OPTIMIZED) {
      for (Integer value : values) {
        write(Schemas.INTEGERS.listMember(), value, serializer);
      }
      return;
    }
    Schema member = Schemas.INTEGERS.listMember();
    if (values instanceof RandomAccess) {
      for (int i = 0, size = values.size(); i < size; i++) {
        write(member, values.get(i), serializer);
      }
    } else {
      for (Integer value : values) {
        write(member, value, serializer);
      }
    }
  }

  private static void write(Schema member, Integer value, ShapeSerializer serializer) {
    serializer.writeInteger(member, value);
  }

  static List<Integer> read(Schema schema, ShapeDeserializer deserializer) {
    List<Integer> values = new ArrayList<>();
    deserializer.readList(schema, values, INSTANCE);
    return values;
  }

  @Override
  public void accept(List<Integer> values, ShapeDeserializer deserializer) {
    if (deserializer.isNull()) {
      deserializer.readNull();
    } else {
      values.add(deserializer.readInteger(Schemas.INTEGERS.listMember()));
    }
  }
}
