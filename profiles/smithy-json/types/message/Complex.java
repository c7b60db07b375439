package message;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/**
 * One property of each kind that an interface description language has, as it goes over the wire.
 *
 * @param createdAt seconds since 1970
 * @param updatedAt a time as in ISO 8601
 * @param expiresAt a time as in HTTP's headers
 * @param payload bytes in base 64
 * @param sparseStrings some of them null
 * @param sparseMap some of its values null
 * @param freeformData whatever JSON can hold
 */
public record Complex(
    String id,
    int count,
    boolean enabled,
    double ratio,
    float score,
    long bigCount,
    String optionalString,
    Integer optionalInt,
    long createdAt,
    String updatedAt,
    String expiresAt,
    String payload,
    List<String> tags,
    List<Integer> intList,
    Map<String, String> metadata,
    Map<String, Integer> intMap,
    Nested nested,
    Nested optionalNested,
    List<Nested> structList,
    Map<String, Nested> structMap,
    Choice choice,
    Color color,
    List<Color> colorList,
    List<String> sparseStrings,
    Map<String, String> sparseMap,
    BigInteger bigIntValue,
    BigDecimal bigDecValue,
    Map<String, String> freeformData) {

  /** A structure with one more inside. */
  public record Nested(String field1, int field2, Inner inner) {}

  /** The innermost structure. */
  public record Inner(String value, List<Integer> numbers) {}

  /** A union of one member. */
  public record Choice(String stringValue) {}

  /** An enumeration, written by name. */
  public enum Color {
    RED,
    GREEN,
    BLUE,
    YELLOW
  }
}
