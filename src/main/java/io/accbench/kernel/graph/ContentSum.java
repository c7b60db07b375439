package io.accbench.kernel.graph;

import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Sums of single values by their content: equal content gives equal sums in every JVM, whatever the
 * identity of the objects. A sum begins with the kind of value, so that null, 0 and an empty text
 * differ.
 */
public final class ContentSum {
  /** The sum of a value whose content cannot be known. */
  public static final long UNKNOWN = 0;

  /** Arbitrary. */
  private static final long SEED = 17;

  private ContentSum() {}

  /**
   * Returns a sum of both, in which the order counts. The multipliers and shifts are those of
   * SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
   */
  static long mix(long sum, long bits) {
    long mixed = Long.rotateLeft(sum, 23) ^ bits;
    mixed = (mixed ^ (mixed >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return (mixed ^ (mixed >>> 31)) + 0x9e3779b97f4a7c15L;
  }

  /** Returns the sum of a text, by its characters. */
  static long text(CharSequence text) {
    long sum = SEED;
    int length = text.length();
    for (int i = 0; i < length; i++) {
      sum = sum * 6364136223846793005L + text.charAt(i) + 1; // Knuth, TAOCP 2, 3.3.4, MMIX
    }
    return mix(sum, length);
  }

  /**
   * Returns the sum of a value that is neither a bean of the graph nor a container; {@link
   * #UNKNOWN} for a lambda, a proxy and every other object whose content cannot be known.
   */
  public static long of(Object value) {
    if (value == null) {
      return mix(SEED, 'N');
    }
    if (value instanceof String text) {
      return mix('T', text(text));
    }
    if (value instanceof Integer number) {
      return mix('I', number);
    }
    if (value instanceof Long number) {
      return mix('J', number);
    }
    if (value instanceof Double number) {
      return mix('D', Double.doubleToRawLongBits(number));
    }
    if (value instanceof Boolean bool) {
      return mix('Z', bool ? 1 : 0);
    }
    if (value instanceof Enum<?> constant) {
      return mix(text(constant.getDeclaringClass().getName()), text(constant.name()));
    }
    return ofLessUsual(value);
  }

  private static long ofLessUsual(Object value) {
    if (value instanceof Float number) {
      return mix('F', Float.floatToRawIntBits(number));
    }
    if (value instanceof Short number) {
      return mix('S', number);
    }
    if (value instanceof Byte number) {
      return mix('B', number);
    }
    if (value instanceof Character character) {
      return mix('C', character);
    }
    if (!ofJdk(value.getClass())) {
      return UNKNOWN;
    }
    if (value.getClass().isArray()) {
      return primitives(value);
    }
    if (value instanceof BigDecimal decimal) {
      return mix(mix('U', primitives(decimal.unscaledValue().toByteArray())), decimal.scale());
    }
    if (value instanceof BigInteger integer) {
      return mix('G', primitives(integer.toByteArray()));
    }
    if (value instanceof CharSequence characters) {
      return mix('Q', text(characters));
    }
    if (value instanceof File file) {
      return mix('P', text(file.getPath()));
    }
    return RareSums.of(value);
  }

  /** Returns whether the JDK itself declares the class, and not at run time. */
  public static boolean ofJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return (loader == null || loader == ClassLoader.getPlatformClassLoader())
        && !type.isHidden()
        && type.getName().indexOf("$Proxy") < 0;
  }

  private static long primitives(Object array) {
    long sum = SEED;
    if (array instanceof byte[] bytes) {
      for (byte element : bytes) {
        sum = mix(sum, element);
      }
      return mix(sum, 'b');
    }
    if (array instanceof int[] integers) {
      for (int element : integers) {
        sum = mix(sum, element);
      }
      return mix(sum, 'i');
    }
    if (array instanceof long[] integers) {
      for (long element : integers) {
        sum = mix(sum, element);
      }
      return mix(sum, 'j');
    }
    if (array instanceof double[] numbers) {
      for (double element : numbers) {
        sum = mix(sum, Double.doubleToRawLongBits(element));
      }
      return mix(sum, 'd');
    }
    return rarePrimitives(array, sum);
  }

  private static long rarePrimitives(Object array, long seed) {
    long sum = seed;
    if (array instanceof char[] characters) {
      for (char element : characters) {
        sum = mix(sum, element);
      }
      return mix(sum, 'c');
    }
    if (array instanceof boolean[] flags) {
      for (boolean element : flags) {
        sum = mix(sum, element ? 1 : 0);
      }
      return mix(sum, 'z');
    }
    if (array instanceof float[] numbers) {
      for (float element : numbers) {
        sum = mix(sum, Float.floatToRawIntBits(element));
      }
      return mix(sum, 'f');
    }
    for (short element : (short[]) array) {
      sum = mix(sum, element);
    }
    return mix(sum, 's');
  }
}
