package fields;

/**
 * Beans with fields of one kind each; eight of them, since the call site of a serializer sees more
 * than one property.
 */
public final class FieldKinds {
  private FieldKinds() {}

  static final class Booleans {
    boolean first;
    boolean second;
    boolean third;
    boolean fourth;
    boolean fifth;
    boolean sixth;
    boolean seventh;
    boolean eighth;
  }

  /** Fields of type boolean. */
  static Booleans booleans() {
    Booleans bean = new Booleans();
    bean.first = true;
    bean.second = false;
    bean.third = true;
    bean.fourth = true;
    bean.fifth = false;
    bean.sixth = true;
    bean.seventh = false;
    bean.eighth = false;
    return bean;
  }

  static final class Bytes {
    byte first;
    byte second;
    byte third;
    byte fourth;
    byte fifth;
    byte sixth;
    byte seventh;
    byte eighth;
  }

  /** Fields of type byte. */
  static Bytes bytes() {
    Bytes bean = new Bytes();
    bean.first = -11;
    bean.second = 22;
    bean.third = -33;
    bean.fourth = 44;
    bean.fifth = -55;
    bean.sixth = 66;
    bean.seventh = -77;
    bean.eighth = 88;
    return bean;
  }

  static final class Shorts {
    short first;
    short second;
    short third;
    short fourth;
    short fifth;
    short sixth;
    short seventh;
    short eighth;
  }

  /** Fields of type short. */
  static Shorts shorts() {
    Shorts bean = new Shorts();
    bean.first = 7_111;
    bean.second = -7_222;
    bean.third = 7_333;
    bean.fourth = -7_444;
    bean.fifth = 7_555;
    bean.sixth = -7_666;
    bean.seventh = 7_777;
    bean.eighth = -7_888;
    return bean;
  }

  static final class Chars {
    char first;
    char second;
    char third;
    char fourth;
    char fifth;
    char sixth;
    char seventh;
    char eighth;
  }

  /** Fields of type char. */
  static Chars chars() {
    Chars bean = new Chars();
    bean.first = 'a';
    bean.second = '\u00e4';
    bean.third = '0';
    bean.fourth = '\u20ac';
    bean.fifth = 'z';
    bean.sixth = '\u4e2d';
    bean.seventh = ' ';
    bean.eighth = '~';
    return bean;
  }

  static final class Ints {
    int first;
    int second;
    int third;
    int fourth;
    int fifth;
    int sixth;
    int seventh;
    int eighth;
  }

  /** Fields of type int. */
  static Ints ints() {
    Ints bean = new Ints();
    bean.first = 71_111;
    bean.second = 72_222;
    bean.third = 73_333;
    bean.fourth = 74_444;
    bean.fifth = 75_555;
    bean.sixth = 76_666;
    bean.seventh = 77_777;
    bean.eighth = 78_888;
    return bean;
  }

  static final class Longs {
    long first;
    long second;
    long third;
    long fourth;
    long fifth;
    long sixth;
    long seventh;
    long eighth;
  }

  /** Fields of type long. */
  static Longs longs() {
    Longs bean = new Longs();
    bean.first = 7_000_001_111L;
    bean.second = 7_000_002_222L;
    bean.third = 7_000_003_333L;
    bean.fourth = 7_000_004_444L;
    bean.fifth = 7_000_005_555L;
    bean.sixth = 7_000_006_666L;
    bean.seventh = 7_000_007_777L;
    bean.eighth = 7_000_008_888L;
    return bean;
  }

  static final class Floats {
    float first;
    float second;
    float third;
    float fourth;
    float fifth;
    float sixth;
    float seventh;
    float eighth;
  }

  /** Fields of type float. */
  static Floats floats() {
    Floats bean = new Floats();
    bean.first = 1.25f;
    bean.second = 2.25f;
    bean.third = 3.25f;
    bean.fourth = 4.25f;
    bean.fifth = 5.25f;
    bean.sixth = 6.25f;
    bean.seventh = 7.25f;
    bean.eighth = 8.25f;
    return bean;
  }

  static final class Doubles {
    double first;
    double second;
    double third;
    double fourth;
    double fifth;
    double sixth;
    double seventh;
    double eighth;
  }

  /** Fields of type double. */
  static Doubles doubles() {
    Doubles bean = new Doubles();
    bean.first = 1.25;
    bean.second = 2.25;
    bean.third = 3.25;
    bean.fourth = 4.25;
    bean.fifth = 5.25;
    bean.sixth = 6.25;
    bean.seventh = 7.25;
    bean.eighth = 8.25;
    return bean;
  }

  static final class References {
    String first;
    String second;
    String third;
    String fourth;
    String fifth;
    String sixth;
    String seventh;
    String eighth;
  }

  /** References to strings. */
  static References references() {
    References bean = new References();
    bean.first = "value 1";
    bean.second = "value 2";
    bean.third = "value 3";
    bean.fourth = "value 4";
    bean.fifth = "value 5";
    bean.sixth = "value 6";
    bean.seventh = "value 7";
    bean.eighth = "value 8";
    return bean;
  }

  static final class Volatiles {
    volatile long first;
    volatile long second;
    volatile long third;
    volatile long fourth;
    volatile long fifth;
    volatile long sixth;
    volatile long seventh;
    volatile long eighth;
  }

  /** Volatile fields of type long. */
  static Volatiles volatiles() {
    Volatiles bean = new Volatiles();
    bean.first = 7_000_001_111L;
    bean.second = 7_000_002_222L;
    bean.third = 7_000_003_333L;
    bean.fourth = 7_000_004_444L;
    bean.fifth = 7_000_005_555L;
    bean.sixth = 7_000_006_666L;
    bean.seventh = 7_000_007_777L;
    bean.eighth = 7_000_008_888L;
    return bean;
  }

  static final class Finals {
    final int first;
    final int second;
    final int third;
    final int fourth;
    final int fifth;
    final int sixth;
    final int seventh;
    final int eighth;

    Finals(
        int first,
        int second,
        int third,
        int fourth,
        int fifth,
        int sixth,
        int seventh,
        int eighth) {
      this.first = first;
      this.second = second;
      this.third = third;
      this.fourth = fourth;
      this.fifth = fifth;
      this.sixth = sixth;
      this.seventh = seventh;
      this.eighth = eighth;
    }
  }

  /** Final fields. */
  static Finals finals() {
    return new Finals(71_111, 72_222, 73_333, 74_444, 75_555, 76_666, 77_777, 78_888);
  }

  record Components(
      int first,
      int second,
      int third,
      int fourth,
      int fifth,
      int sixth,
      int seventh,
      int eighth) {}

  /** Components of a record. */
  static Components components() {
    return new Components(71_111, 72_222, 73_333, 74_444, 75_555, 76_666, 77_777, 78_888);
  }
}
