package io.accbench.kernel.bytecode;

import io.accbench.kernel.spi.Accessor;
import io.accbench.kernel.strategy.sample.Kinds;
import io.accbench.kernel.strategy.sample.Samples.Chained;
import io.accbench.kernel.strategy.sample.Samples.Initialised;
import io.accbench.kernel.strategy.sample.Samples.Money;
import io.accbench.kernel.strategy.sample.Samples.Wide;

/** The classes that {@link AccessorClass} generates, as one would write them by hand. */
final class HandWritten {
  private HandWritten() {}

  static final class ReadInt extends Accessor {
    @Override
    public int getInt(Object bean) {
      return ((Kinds) bean).getIntValue();
    }
  }

  static final class ReadBoxedInt extends Accessor {
    @Override
    public Object get(Object bean) {
      return ((Kinds) bean).getIntValue();
    }
  }

  static final class ReadText extends Accessor {
    @Override
    public Object get(Object bean) {
      return ((Kinds) bean).getText();
    }
  }

  static final class ReadField extends Accessor {
    @Override
    public int getInt(Object bean) {
      return ((Initialised) bean).value;
    }
  }

  static final class WriteLong extends Accessor {
    @Override
    public void setLong(Object bean, long value) {
      ((Kinds) bean).setLongValue(value);
    }
  }

  static final class WriteBoxedDouble extends Accessor {
    @Override
    public void set(Object bean, Object value) {
      ((Kinds) bean).setDoubleValue((Double) value);
    }
  }

  static final class WriteInts extends Accessor {
    @Override
    public void set(Object bean, Object value) {
      ((Kinds) bean).setInts((int[]) value);
    }
  }

  static final class WriteAny extends Accessor {
    @Override
    public void set(Object bean, Object value) {
      ((Kinds) bean).setAny(value);
    }
  }

  static final class WriteChained extends Accessor {
    @Override
    public void setLong(Object bean, long value) {
      ((Chained) bean).setTotal(value);
    }
  }

  static final class WriteField extends Accessor {
    @Override
    public void setInt(Object bean, int value) {
      ((Initialised) bean).value = value;
    }
  }

  static final class CreateInitialised extends Accessor {
    @Override
    public Object create() {
      return new Initialised();
    }
  }

  static final class CreateMoney extends Accessor {
    @Override
    public Object create(Object[] arguments) {
      return Money.of((Long) arguments[0], (String) arguments[1]);
    }
  }

  static final class CreateWide extends Accessor {
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
