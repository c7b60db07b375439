package io.accbench.kernel.codec;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Bean classes, one for each feature of Jackson that meets an accessor. */
final class ProofTypes {

  private ProofTypes() {}

  /** A record in a record. */
  public record Line(String from, Spot to, int weight, List<Spot> via) {}

  /** A nested record. */
  public record Spot(int x, double y) {}

  /** A bean written into its holder's document, under a prefix. */
  @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)
  public static final class Holder {
    String name = "n";

    @JsonUnwrapped(prefix = "at.")
    Place place = new Place();
  }

  /** The type that is unwrapped. */
  @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)
  public static final class Place {
    int zip = 12345;
    String town;
  }

  /** A generic superclass with a private field. */
  public abstract static class Base<T> {
    @JsonProperty private T value;
    @JsonProperty protected long version = 7;
  }

  /** Inherits private and protected fields. */
  public static final class Derived extends Base<String> {
    @JsonProperty private String own = "o";
  }

  /** Views. */
  @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)
  public static final class Viewed {
    @JsonView(Public.class)
    int shown = 1;

    @JsonView(Secret.class)
    int hidden = 2;

    int always = 3;

    /** A view. */
    public interface Public {}

    /** Another view. */
    public interface Secret {}
  }

  /** A type with a property that is left out. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)
  public static final class Sparse {
    String absent;
    String present = "p";

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    List<String> empty = new ArrayList<>();

    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    int zero;

    @JsonInclude(JsonInclude.Include.ALWAYS)
    String always;

    @JsonSetter(nulls = Nulls.SKIP)
    String kept = "kept";

    @JsonSetter(nulls = Nulls.AS_EMPTY)
    String emptied = "emptied";
  }

  /** Polymorphic values, alone and in a list. */
  @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)
  public static final class Drawing {
    Shape main;
    List<Shape> all;
  }

  /** By a type name in the document. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Circle.class, name = "circle"),
    @JsonSubTypes.Type(value = Square.class, name = "square")
  })
  @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)
  public abstract static class Shape {
    String label;
  }

  /** One shape. */
  public static final class Circle extends Shape {
    double radius = 1.5;
  }

  /** Another. */
  public static final class Square extends Shape {
    int side = 4;
  }

  /** As the study's class: private final fields, a private constructor, no getters. */
  @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public static final class Frame {
    private final String state;
    private final String valueType;
    private final Object value;
    private final Integer ref;
    private final String trace;

    @JsonCreator
    private Frame() {
      this.state = null;
      this.valueType = null;
      this.value = null;
      this.ref = null;
      this.trace = null;
    }

    Frame(String state, Object value) {
      this.state = state;
      this.valueType = null;
      this.value = value;
      this.ref = 300;
      this.trace = null;
    }
  }

  /** An array instead of an object. */
  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.ANY)
  public static final class Row {
    int a = 1;
    String b;
    Place c = new Place();
  }

  /** A constructor for two properties, a field for the third. */
  public static final class Made {
    @JsonProperty private final int first;
    @JsonProperty private final String second;
    @JsonProperty String third;

    @JsonCreator
    Made(@JsonProperty("first") int first, @JsonProperty("second") String second) {
      this.first = first;
      this.second = second;
    }
  }

  /** A static factory. */
  public static final class Factored {
    @JsonProperty private final long only;

    private Factored(long only) {
      this.only = only;
    }

    @JsonCreator
    static Factored of(@JsonProperty("only") long only) {
      return new Factored(only);
    }
  }

  /** A builder of which each step is another object. */
  @JsonDeserialize(builder = Built.Builder.class)
  public static final class Built {
    @JsonProperty private final int size;
    @JsonProperty private final String name;

    Built(int size, String name) {
      this.size = size;
      this.name = name;
    }

    /** Immutable: the result of a step counts. */
    @JsonPOJOBuilder
    public static final class Builder {
      private final int size;
      private final String name;

      public Builder() {
        this(0, null);
      }

      private Builder(int size, String name) {
        this.size = size;
        this.name = name;
      }

      public Builder withSize(int changed) {
        return new Builder(changed, name);
      }

      public Builder withName(String changed) {
        return new Builder(size, changed);
      }

      public Built build() {
        return new Built(size, name);
      }
    }
  }

  /** Properties without a member of their own. */
  public static final class Open {
    @JsonProperty int known = 1;
    private final Map<String, Object> others = new LinkedHashMap<>(Map.of("other", 2));

    @JsonAnyGetter
    public Map<String, Object> others() {
      return others;
    }

    @JsonAnySetter
    public void other(String name, Object value) {
      others.put(name, value);
    }
  }

  /** Values that are changed in place. */
  @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.NONE)
  public static final class InPlace {
    private final List<String> store = new ArrayList<>();

    @JsonProperty @JsonMerge private Place merged = new Place();

    @JsonProperty
    public List<String> getFilled() {
      return store;
    }
  }

  /** A parent and its children, which refer back. */
  public static final class Parent {
    @JsonProperty String name = "p";
    @JsonProperty @JsonManagedReference List<Child> children = new ArrayList<>();
  }

  /** Refers to its parent. */
  public static final class Child {
    @JsonProperty int age = 5;
    @JsonProperty @JsonBackReference Parent parent;
  }

  /** Written once, referred to afterwards. */
  @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
  public static final class Linked {
    @JsonProperty int id = 1;
    @JsonProperty Linked next;
  }
}
