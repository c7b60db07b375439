package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Setter;
import io.accbench.kernel.strategy.sample.Kinds;
import io.accbench.kernel.strategy.sample.Samples.Chained;
import io.accbench.kernel.strategy.sample.Samples.Initialised;
import io.accbench.kernel.strategy.sample.Samples.Money;
import io.accbench.kernel.strategy.sample.Samples.Wide;

/** The classes that {@link AccessorClass} generates, as one would write them by hand. */
final class HandWritten {
  private HandWritten() {}

  static final class ReadInt implements Getter.OfInt {
    @Override
    public int getInt(Object bean) {
      return ((Kinds) bean).getIntValue();
    }
  }

  static final class ReadBoxedInt implements Getter.OfObject {
    @Override
    public Object get(Object bean) {
      return ((Kinds) bean).getIntValue();
    }
  }

  static final class ReadText implements Getter.OfObject {
    @Override
    public Object get(Object bean) {
      return ((Kinds) bean).getText();
    }
  }

  static final class ReadField implements Getter.OfInt {
    @Override
    public int getInt(Object bean) {
      return ((Initialised) bean).value;
    }
  }

  static final class WriteLong implements Setter.OfLong {
    @Override
    public void setLong(Object bean, long value) {
      ((Kinds) bean).setLongValue(value);
    }
  }

  static final class WriteBoxedDouble implements Setter.OfObject {
    @Override
    public void set(Object bean, Object value) {
      ((Kinds) bean).setDoubleValue((Double) value);
    }
  }

  static final class WriteInts implements Setter.OfObject {
    @Override
    public void set(Object bean, Object value) {
      ((Kinds) bean).setInts((int[]) value);
    }
  }

  static final class WriteAny implements Setter.OfObject {
    @Override
    public void set(Object bean, Object value) {
      ((Kinds) bean).setAny(value);
    }
  }

  static final class WriteChained implements Setter.OfLong {
    @Override
    public void setLong(Object bean, long value) {
      ((Chained) bean).setTotal(value);
    }
  }

  static final class WriteField implements Setter.OfInt {
    @Override
    public void setInt(Object bean, int value) {
      ((Initialised) bean).value = value;
    }
  }

  static final class CreateInitialised implements Creator.OfNothing {
    @Override
    public Object create() {
      return new Initialised();
    }
  }

  static final class CreateMoney implements Creator.OfArguments {
    @Override
    public Object create(Object[] arguments) {
      return Money.of((Long) arguments[0], (String) arguments[1]);
    }
  }

  static final class CreateWide implements Creator.OfArguments {
    @Override
    public Object create(Object[] arguments) {
      return new Wide(
          (Boolean) arguments[0],
          (Byte) arguments[1],
          (Short) arguments[2],
          (Character) arguments[3],
          (Integer) arguments[4],
          (Long) arguments[5],
          (Float) arguments[6],
          (Double) arguments[7],
          (Integer) arguments[8],
          (String) arguments[9]);
    }
  }
}
