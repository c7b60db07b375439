import message.Complex;
import message.Simple;
import io.avaje.jsonb.Json;
import io.avaje.jsonb.spi.JsonStreamAdapter;
import io.avaje.jsonb.stream.JsonStream;

/** avaje's own parser and generator, beneath adapters that its annotation processor writes. */
@Json.Import({Simple.class, Complex.class})
public class OwnParser extends Provided {
  @Override
  JsonStreamAdapter provider() {
    return JsonStream.builder()
        .serializeNulls(NULLS)
        .serializeEmpty(EMPTY_CONTAINERS)
        .failOnUnknown(FAIL_ON_UNKNOWN)
        .build();
  }
}
