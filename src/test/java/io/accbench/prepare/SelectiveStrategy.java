package io.accbench.prepare;

import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Form;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.spi.Setter;
import io.accbench.kernel.spi.Unsupported;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.util.List;

/**
 * A strategy by reflection that reaches fields only, in forms that work, read wrongly, do not
 * write, need a flag, or throw by mistake.
 */
public final class SelectiveStrategy implements AccessorStrategy {
  public static final String FLAG = "-Xms64m";

  @Override
  public String name() {
    return "selective";
  }

  @Override
  public String summary() {
    return "for tests";
  }

  @Override
  public List<Form> forms() {
    return List.of(
        new Form("good", ""),
        new Form("wrong", ""),
        new Form("idle", ""),
        new Form("flagged", ""),
        new Form("broken", ""));
  }

  @Override
  public List<String> flags() {
    return List.of(FLAG, "-XX:Unknown");
  }

  @Override
  public Getter getter(Property property, Kind slot, String form) throws Throwable {
    if (form.equals("broken")) {
      throw new NullPointerException("by mistake");
    }
    Field field = field(property, form);
    if (slot == Kind.INT) {
      return (Getter.OfInt) bean -> form.equals("wrong") ? 1 : field.getInt(bean);
    }
    return (Getter.OfObject) field::get;
  }

  @Override
  public Setter setter(Property property, Kind slot, String form) throws Throwable {
    Field field = field(property, form);
    if (slot == Kind.INT) {
      return (Setter.OfInt) field::setInt;
    }
    return (Setter.OfObject)
        (bean, value) -> {
          if (!form.equals("idle")) {
            field.set(bean, value);
          }
        };
  }

  @Override
  public Creator creator(Creation creation, String form) throws Throwable {
    var constructor = creation.constructor();
    return (Creator.OfNothing) constructor::newInstance;
  }

  private static Field field(Property property, String form) throws NoSuchFieldException {
    if (property.member() == MemberKind.METHOD) {
      throw new Unsupported("reaches\n  fields only");
    }
    boolean flag = ManagementFactory.getRuntimeMXBean().getInputArguments().contains(FLAG);
    if (form.equals("flagged") && !flag) {
      throw new IllegalStateException("needs the flag");
    }
    Field field = property.field();
    field.setAccessible(true);
    return field;
  }
}
