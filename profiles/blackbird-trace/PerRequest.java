import io.accbench.kernel.spi.Binding;

/** A new mapper for each message, as a formatter has that is built for each request. */
public class PerRequest extends Formatter {
  @Override
  public Bound bind(Binding binding) {
    return new Bound() {
      @Override
      public byte[] serialize(Object value) throws Exception {
        return mapper(binding).writerFor(binding.type()).writeValueAsBytes(value);
      }

      @Override
      public Object deserialize(byte[] document) throws Exception {
        return mapper(binding).readerFor(binding.type()).readValue(document);
      }
    };
  }
}
