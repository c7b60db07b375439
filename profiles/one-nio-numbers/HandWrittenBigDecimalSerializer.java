import java.math.BigDecimal;

/** See {@link Digits}. */
final class HandWrittenBigDecimalSerializer extends Digits<BigDecimal> {
  HandWrittenBigDecimalSerializer() {
    super(BigDecimal.class);
  }

  @Override
  BigDecimal parse(String digits) {
    return new BigDecimal(digits);
  }
}
