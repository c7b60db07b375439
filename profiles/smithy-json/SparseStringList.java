import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.BiConsumer;
import software.amazon.smithy.java.core.schema.Schema;
import software.amazon.smithy.java.core.serde.ShapeDeserializer;
import software.amazon.smithy.java.core.serde.ShapeSerializer;

/** Writes and reads lists of strings and nulls; by index from 1.2.0 on, as its generator does. */
final class SparseStringList
    implements BiConsumer<List<String>, ShapeSerializer>,
        ShapeDeserializer.ListMemberConsumer<List<String>> {
  static final SparseStringList INSTANCE = new SparseStringList();

  private SparseStringList() {}

  @Override
  public void accept(List<String> values, ShapeSerializer serializer) {
    if (!Library.OPTIMIZED) {
      for (String value : values) {
        write(Schemas.SPARSE_STRINGS.listMember(), value, serializer);
      }
      return;
    }
    Schema member = Schemas.SPARSE_STRINGS.listMember();
    if (values instanceof RandomAccess) {
      for (int i = 0, size = values.size(); i < size; i++) {
        write(member, values.get(i), serializer);
      }
    } else {
      for (String value : values) {
        write(member, value, serializer);
      }
    }
  }

  private static void write(Schema member, String value, ShapeSerializer serializer) {
    if (value == null) {
      serializer.writeNull(member);
      return;
    }
    serializer.writeString(member, value);
  }

  static List<String> read(Schema schema, ShapeDeserializer deserializer) {
    List<String> values = new ArrayList<>();
    deserializer.readList(schema, values, INSTANCE);
    return values;
  }

  @Override
  public void accept(List<String> values, ShapeDeserializer deserializer) {
    if (deserializer.isNull()) {
      values.add(deserializer.readNull());
    } else {
      values.add(deserializer.readString(Schemas.SPARSE_STRINGS.listMember()));
    }
  }
}
