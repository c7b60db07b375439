package io.accbench.kernel.payload;

import java.io.Serializable;
import java.util.List;

/** Two properties whose values are of any class. */
public class Anything implements Serializable {
  Object value;
  List<Object> values;

  public Object getValue() {
    return value;
  }

  public void setValue(Object value) {
    this.value = value;
  }

  public List<Object> getValues() {
    return values;
  }

  public void setValues(List<Object> values) {
    this.values = values;
  }
}
