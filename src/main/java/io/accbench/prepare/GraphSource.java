package io.accbench.prepare;

import io.accbench.model.Fixture;
import io.accbench.model.UserException;
import io.accbench.trace.PayloadFile;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The source of a graph: a payload that is bound, a factory that is called, or the type alone. */
sealed interface GraphSource {

  /** Returns a new graph, which is equal each time. */
  Object build();

  /** Returns the payload's bytes, or the factory's or type's name. */
  byte[] content();

  /** Returns the payload's size in bytes, or 0 if there is no payload. */
  long payloadBytes();

  static GraphSource of(Fixture fixture, UserClassLoader classes) {
    if (fixture.factory() != null) {
      return new FromFactory(
          fixture.factory(),
          Factories.find(fixture.factory(), classes),
          new Binder(fixture.type(), classes));
    }
    if (fixture.payload() == null) {
      return new FromType(new Binder(fixture.type(), classes).rawType());
    }
    return new FromPayload(
        new Binder(fixture.type(), classes),
        fixture.payload(),
        PayloadFile.read(fixture.payload()));
  }

  /** A payload, which is read once. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record FromPayload(Binder binder, Path payload, byte[] content) implements GraphSource {
    @Override
    public Object build() {
      return binder.bind(PayloadFile.shown(payload), PayloadFile.text(content));
    }

    @Override
    public long payloadBytes() {
      return content.length;
    }
  }

  /** A static factory, whose graphs are of the binder's type as those from payloads are. */
  record FromFactory(String name, Method method, Binder binder) implements GraphSource {
    @Override
    public Object build() {
      Object graph = Factories.call(name, method);
      if (!binder.accepts(graph)) {
        throw UserException.badInput(
            "--type %s is not what --factory \"%s\" returns, which is of type %s; name that type or one that it extends"
                .formatted(binder.typeName(), name, graph.getClass().getTypeName()));
      }
      return graph;
    }

    @Override
    public byte[] content() {
      return name.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public long payloadBytes() {
      return 0;
    }
  }

  /**
   * A type without a payload. Its instance is good enough for a probe, but not for a measurement.
   */
  record FromType(Class<?> type) implements GraphSource {
    @Override
    public Object build() {
      return new Instances().make(type);
    }

    @Override
    public byte[] content() {
      return type.getName().getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public long payloadBytes() {
      return 0;
    }
  }
}
