import java.math.BigInteger;

/** See {@link Digits}. */
final class HandWrittenBigIntegerSerializer extends Digits<BigInteger> {
  HandWrittenBigIntegerSerializer() {
    super(BigInteger.class);
  }

  @Override
  BigInteger parse(String digits) {
    return new BigInteger(digits);
  }
}
