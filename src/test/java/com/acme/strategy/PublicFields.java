package com.acme.strategy;

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
import java.lang.reflect.Field;
import java.util.List;

/** A user's own strategy: reflection, boxed, reads of fields alone. */
public final class PublicFields implements AccessorStrategy {
  @Override
  public String name() {
    return "acme";
  }

  @Override
  public String summary() {
    return "boxed field reads";
  }

  @Override
  public List<Form> forms() {
    return List.of(new Form("boxed", "a Field in an instance field"));
  }

  @Override
  public Getter getter(Property property, Kind slot, String form) throws Throwable {
    if (property.member() != MemberKind.FIELD) {
      throw new Unsupported("acme reads fields");
    }
    Field field = property.field();
    field.setAccessible(true);
    return slot == Kind.INT ? (Getter.OfInt) field::getInt : (Getter.OfObject) field::get;
  }

  @Override
  public Setter setter(Property property, Kind slot, String form) {
    throw new Unsupported("acme writes nothing");
  }

  @Override
  public Creator creator(Creation creation, String form) {
    throw new Unsupported("acme makes nothing");
  }
}
