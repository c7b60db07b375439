package io.accbench.prepare.discover;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Small classes as libraries and people write them. Each is a row of a table in {@code
 * docs/your-own-classes.md}, named by the row's first cell.
 */
@SuppressWarnings("unused")
final class PropertyShapes {
  private PropertyShapes() {}

  /** The first cell of the class's row. */
  @Retention(RetentionPolicy.RUNTIME)
  @interface Row {
    String value();
  }

  @Row("`getX()` and `setX(x)`, with a field or without")
  public static class Plain {
    private String name = "n";
    private int held = 3;

    public String getName() {
      return name;
    }

    public void setName(String name) {
      this.name = name;
    }

    public int getCount() {
      return held;
    }

    public void setCount(int count) {
      held = count;
    }
  }

  @Row("a computed `getX()`")
  public static class Computed {
    private String first = "a";

    public String getGreeting() {
      return "hello " + first;
    }

    public boolean isNew() {
      return first.isEmpty();
    }
  }

  @Row("a field `mX`, `x_` or `_x` behind `getX()`")
  public static class Prefixed {
    private String mName = "n";
    private int size_ = 2;
    private int _rest = 3;

    public String getName() {
      return mName;
    }

    public int getSize() {
      return size_;
    }

    public int getRest() {
      return _rest;
    }
  }

  @Row("`getURL()`")
  public static class Capitals {
    private String url = "u";
    private int held = 1;

    public String getURL() {
      return url;
    }

    public int getID() {
      return held;
    }
  }

  @Row("`getaName()` with a field or setter `aName`")
  public static class LowerCase {
    private String aName = "n";

    public String getaName() {
      return aName;
    }

    public void setaName(String name) {
      aName = name;
    }
  }

  @Row("`getaway()`, `issue()` without such a field or setter")
  public static class Words {
    private int held = 1;

    public int getaway() {
      return held;
    }

    public boolean issue() {
      return held == 1;
    }
  }

  @Row("`isX()` beside a `getX()` that has the type of field or setter")
  public static class IsBesideGet {
    private String status = "open";

    public String getStatus() {
      return status;
    }

    public boolean isStatus() {
      throw new IllegalStateException("not this one");
    }

    public void setStatus(String status) {
      this.status = status;
    }
  }

  @Row("`isX()` and `getX()`, both boolean")
  public static class IsAndGet {
    private boolean active = true;

    public boolean isActive() {
      return active;
    }

    public boolean getActive() {
      return active;
    }

    public void setActive(boolean active) {
      this.active = active;
    }
  }

  @Row("`Boolean isX()`")
  public static class BoxedIs {
    private Boolean active = true;

    public Boolean isActive() {
      return active;
    }
  }

  @Row("a field `isX` behind `isX()`, Kotlin's")
  public static class IsField {
    private boolean isActive = true;

    public boolean isActive() {
      return isActive;
    }

    public void setActive(boolean active) {
      this.isActive = active;
    }
  }

  @Row("`getX$module()`, `setX$module(x)`, Kotlin's internal ones")
  public static class Internal {
    private String name = "n";

    public String getName$app() {
      return name;
    }

    public void setName$app(String name) {
      this.name = name;
    }
  }

  @Row("`component1()`, `copy(x)`, Kotlin's")
  public static class Components {
    private String name = "n";

    public String getName() {
      return name;
    }

    public String component1() {
      return name;
    }

    public Components copy(String name) {
      return new Components();
    }
  }

  @Row("`x()` and `x(x)` over a field `x`")
  public static class Fluent {
    private String name = "n";

    public String name() {
      return name;
    }

    public Fluent name(String name) {
      this.name = name;
      return this;
    }
  }

  @Row("`x()` and `x_$eq(x)`, Scala's")
  public static class Scala {
    private String name = "n";

    public String name() {
      return name;
    }

    public void name_$eq(String name) {
      this.name = name;
    }
  }

  @Row("a record, with a getter of its own")
  public record Rec(String name, int count) {
    public String name() {
      return name;
    }

    public String getLabel() {
      return name + count;
    }

    static Rec sample() {
      return new Rec("n", 1);
    }
  }

  public interface Named {
    String first();

    void first(String first);

    default String getName() {
      return "<" + first() + ">";
    }

    default void setName(String name) {
      first(name.substring(1, name.length() - 1));
    }
  }

  @Row("default methods of an interface")
  public static class Defaults implements Named {
    private String held = "f";

    @Override
    public String first() {
      return held;
    }

    @Override
    public void first(String first) {
      held = first;
    }
  }

  public interface Upper<T> {
    default T getValue() {
      throw new IllegalStateException("not the most specific one");
    }
  }

  public interface Lower extends Upper<String> {
    @Override
    default String getValue() {
      return "lower";
    }
  }

  @Row("two defaults of which one is more specific")
  public static class Diamond implements Upper<String>, Lower {
    private int held = 1;
  }

  public static class Box<T> {
    private T value;

    public T getValue() {
      return value;
    }

    public void setValue(T value) {
      this.value = value;
    }
  }

  @Row("a covariant getter, with the generic setter of its superclass")
  public static class Covariant extends Box<Integer> {
    @Override
    public Integer getValue() {
      return super.getValue();
    }

    static Covariant sample() {
      Covariant sample = new Covariant();
      sample.setValue(7);
      return sample;
    }
  }

  @Row("a setter of the getter's box or primitive")
  public static class Boxes {
    private int count = 1;
    private Integer size = 2;

    public int getCount() {
      return count;
    }

    public void setCount(Integer count) {
      this.count = count;
    }

    public Integer getSize() {
      return size;
    }

    public void setSize(int size) {
      this.size = size;
    }
  }

  @Row("a setter of a wider type, or of a narrower one that the values have")
  public static class OtherTypes {
    private String name = "n";
    private List<String> all = new ArrayList<>(List.of("a"));

    public String getName() {
      return name;
    }

    public void setName(Object name) {
      this.name = (String) name;
    }

    public Collection<String> getAll() {
      return all;
    }

    public void setAll(List<String> all) {
      this.all = all;
    }
  }

  @Row("a setter that needs a conversion: of an `Optional`'s content, `long` for `int`")
  public static class Converted {
    private String held = "n";
    private long number = 5;

    public Optional<String> getNick() {
      return Optional.of(held);
    }

    public void setNick(String nick) {
      held = nick;
    }

    public int getNumber() {
      return (int) number;
    }

    public void setNumber(long number) {
      this.number = number;
    }
  }

  @Row("overloaded setters")
  public static class Overloaded {
    private int count = 1;

    public int getCount() {
      return count;
    }

    public void setCount(String count) {
      throw new IllegalStateException("not this one");
    }

    public void setCount(int count) {
      this.count = count;
    }
  }

  @Row("`setX(x)` that returns its bean, or the old value")
  public static class Chained {
    private String name = "n";
    private int count = 1;

    public String getName() {
      return name;
    }

    public Chained setName(String name) {
      this.name = name;
      return this;
    }

    public int getCount() {
      return count;
    }

    public int setCount(int count) {
      int old = this.count;
      this.count = count;
      return old;
    }
  }

  @Row("`withX(x)` that returns its bean")
  public static class With {
    private String name = "n";

    public String getName() {
      return name;
    }

    public With withName(String name) {
      this.name = name;
      return this;
    }
  }

  @Row("`withX(x)` that returns a copy")
  public static class Copied {
    private String name = "n";

    public String getName() {
      return name;
    }

    public Copied withName(String name) {
      return new Copied();
    }
  }

  @Row("a getter that is not public, over a field or beside a setter")
  public static class NotPublic {
    private String name = "n";
    private int held = 1;

    String getName() {
      return name;
    }

    protected int getCount() {
      return held;
    }

    protected void setCount(int count) {
      held = count;
    }
  }

  @Row("a getter that is not public, without both")
  public static class Unseen {
    private int held = 1;

    int getCount() {
      return held;
    }
  }

  @Row("a setter that is not public")
  public static class HiddenSetters {
    private String name = "n";
    private int count = 1;

    public String getName() {
      return name;
    }

    void setName(String name) {
      this.name = name;
    }

    public int getCount() {
      return count;
    }

    private void setCount(int count) {
      this.count = count;
    }
  }

  @Row("`get()`, `getX(i)`, `void getX()`, `static getX()`, `String isX()`, `getClass()`")
  public static class NoGetters {
    private int held = 1;

    public int get() {
      return held;
    }

    public int getAt(int index) {
      return held;
    }

    public void getReady() {}

    public static int getShared() {
      return 1;
    }

    public String isText() {
      return "t";
    }
  }

  @Row("a getter that throws")
  public static class Throwing {
    private int held = 1;

    public int getCount() {
      throw new IllegalStateException("not today");
    }
  }

  @Row("a getter that returns another value each time, or for an equal bean")
  public static class Changing {
    private final Object held = null;

    public List<Long> getTimes() {
      return List.of(System.nanoTime());
    }

    public int getHash() {
      return System.identityHashCode(this);
    }
  }

  @Row("a getter that returns a new container with equal content")
  public static class Fresh {
    private String name = "n";

    public List<String> getNames() {
      return new ArrayList<>(List.of(name));
    }
  }

  @Row("a getter that fills a field at its first call")
  public static class Lazy {
    private List<String> held;

    public List<String> getNames() {
      if (held == null) {
        held = new ArrayList<>();
      }
      return held;
    }
  }

  @Row("a getter that changes the bean at each call")
  public static class Counting {
    private String name = "n";
    private int calls;

    public String getName() {
      calls++;
      return name;
    }
  }

  @Row("a setter that throws at the present value, or stores another one")
  public static class Rejecting {
    private String name = "n";
    private String text = " t";

    public String getName() {
      return name;
    }

    public void setName(String name) {
      throw new IllegalStateException("never");
    }

    public String getText() {
      return text;
    }

    public void setText(String text) {
      this.text = text.strip();
    }
  }

  @Row("a setter that clears the container that the getter returned")
  public static class Clearing {
    private final List<String> items = new ArrayList<>(List.of("a"));

    public List<String> getItems() {
      return items;
    }

    public void setItems(List<String> items) {
      this.items.clear();
      this.items.addAll(items);
    }
  }

  @Row("a setter that changes another property, too")
  public static class Tracking {
    private String name = "n";
    private boolean dirty;

    public String getName() {
      return name;
    }

    public void setName(String name) {
      this.name = name;
      dirty = true;
    }

    public boolean isDirty() {
      return dirty;
    }
  }

  public static class Base {
    private int number = 1;
    protected final String text = "t";
    int shared = 3;
  }

  @Row("private, final, those of superclasses")
  public static class OfFields extends Base {
    private List<String> names = List.of("a");
  }

  @Row("static, `transient`")
  public static class NoState {
    static final int SHARED = 1;
    private transient int cached = 2;
    private int number = 3;
  }

  @Row("a record's components")
  public record Components2(String name, int count) {
    static Components2 sample() {
      return new Components2("n", 1);
    }
  }

  @Row("a field that hides one of the superclass")
  public static class Hiding extends Base {
    private int number = 2;
  }
}
