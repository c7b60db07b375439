import message.Complex;
import message.Simple;
import io.avaje.jsonb.Json;
import io.avaje.jsonb.jackson.JacksonAdapter;
import io.avaje.jsonb.spi.JsonStreamAdapter;

/** Jackson's parser and generator, beneath the same adapters. */
@Json.Import({Simple.class, Complex.class})
public class JacksonParser extends Provided {
  @Override
  JsonStreamAdapter provider() {
    return JacksonAdapter.builder()
        .serializeNulls(NULLS)
        .serializeEmpty(EMPTY_CONTAINERS)
        .failOnUnknown(FAIL_ON_UNKNOWN)
        .build();
  }
}
