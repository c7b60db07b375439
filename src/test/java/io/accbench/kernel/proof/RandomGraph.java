package io.accbench.kernel.proof;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * A graph of random beans: all kinds of values and containers, hidden fields, cycles, shared beans
 * and beans of equal content. One seed gives equal graphs in every JVM.
 */
final class RandomGraph {
  enum Colour {
    RED,
    GREEN {
      @Override
      public String toString() {
        return "of a class of its own";
      }
    },
    BLUE
  }

  /** A bean whose field a subclass hides. */
  @SuppressWarnings("unused") // read by reflection
  static class Base {
    private int id;
    private String label;

    public int getId() {
      return id;
    }
  }

  /** A bean with a field of each kind. */
  @SuppressWarnings({"unused", "JdkObsolete", "OptionalUsedAsFieldOrParameterType"})
  static class Node extends Base {
    private String label;
    private boolean flag;
    private byte tiny;
    private short small;
    private char letter;
    private int whole;
    private long large;
    private float single;
    private double real;
    private Boolean boxedFlag;
    private Character boxedLetter;
    private Integer boxedWhole;
    private Long boxedLarge;
    private Double boxedReal;
    private BigDecimal decimal;
    private Instant instant;
    private LocalDate date;
    private UUID uuid;
    private Colour colour;
    private Class<?> type;
    private StringBuilder builder;
    private AtomicLong counter;
    private OptionalInt maybeInt;
    private Optional<String> maybe;
    private Supplier<String> lambda;
    private int[] ints;
    private double[] doubles;
    private boolean[] flags;
    private String[] texts;
    private Object[] objects;
    private List<String> list;
    private List<List<Integer>> nested;
    private List<Object> mixed;
    private Deque<Integer> deque;
    private Set<String> immutableSet;
    private Set<Node> beanSet;
    private LinkedHashSet<String> linkedSet;
    private TreeSet<String> sortedSet;
    private EnumSet<Colour> enumSet;
    private Map<String, Integer> immutableMap;
    private Map<Colour, Node> hashMap;
    private EnumMap<Colour, String> enumMap;
    private TreeMap<String, Integer> sortedMap;
    private LinkedHashMap<String, Node> linkedMap;
    private Collection<Integer> view;
    private Node left;
    private Node right;
    private Object any;
  }

  /** A bean with one more field. */
  @SuppressWarnings("unused") // read by reflection
  static final class Leaf extends Node {
    private long extra;
  }

  final Node root;
  private final Random random;
  private final List<Node> nodes = new ArrayList<>();

  RandomGraph(long seed) throws IllegalAccessException {
    random = new Random(seed);
    int size = 1 + random.nextInt(8);
    for (int i = 0; i < size; i++) {
      nodes.add(random.nextInt(4) == 0 ? new Leaf() : new Node());
    }
    // few different ids, so that some beans are equal
    for (Node node : nodes) {
      ((Base) node).id = random.nextInt(4);
    }
    boolean plain = random.nextInt(3) == 0;
    for (Node node : nodes) {
      for (Field field : fields(node.getClass())) {
        boolean reference = field.getType() == Node.class;
        if (!field.getName().equals("id") && (reference || !plain)) {
          field.set(node, value(field));
        }
      }
    }
    root = nodes.get(0);
  }

  static List<Field> fields(Class<?> bean) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> type = bean; type != Object.class; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          field.setAccessible(true);
          fields.add(field);
        }
      }
    }
    return fields;
  }

  /** A change of one value. */
  record Change(Object bean, Field field, String before, String after) {
    @Override
    public String toString() {
      return field + ": " + before + " -> " + after;
    }

    /** Returns whether the property's own value shows it, without a look at beans. */
    boolean ofScalars() {
      return !before.contains("@") && !after.contains("@");
    }

    /** Returns whether a set or map has the same elements in another order. */
    boolean ofOrder() {
      return !before.startsWith("list")
          && !before.startsWith("array")
          && sorted(before).equals(sorted(after));
    }

    private static String sorted(String text) {
      return text.chars().sorted().mapToObj(Character::toString).collect(Collectors.joining());
    }
  }

  /** Gives one field of one of the beans another value. */
  Change change(List<Object> beans) throws IllegalAccessException {
    while (true) {
      Object bean = beans.get(random.nextInt(beans.size()));
      List<Field> fields = fields(bean.getClass());
      Field field = fields.get(random.nextInt(fields.size()));
      Object old = field.get(bean);
      Object other = value(field);
      if (!shown(old).equals(shown(other))) {
        field.set(bean, other);
        return new Change(bean, field, shown(old), shown(other));
      }
    }
  }

  /** Replaces one of two references to the same bean by a copy of it, if there are two. */
  Optional<Change> unshare(List<Object> beans) throws IllegalAccessException {
    IdentityHashMap<Object, Integer> met = new IdentityHashMap<>();
    for (Object bean : beans) {
      for (Field field : fields(bean.getClass())) {
        Object target = field.get(bean);
        if (field.getType() == Node.class
            && target != null
            && met.merge(target, 1, Integer::sum) > 1) {
          Node copy = target instanceof Leaf ? new Leaf() : new Node();
          for (Field one : fields(copy.getClass())) {
            one.set(copy, one.get(target));
          }
          field.set(bean, copy);
          return Optional.of(new Change(bean, field, "@shared", "@copy"));
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the content of a value as text; beans by their ids. */
  private static String shown(Object value) {
    if (value instanceof Node node) {
      return "@" + ((Base) node).id + node.getClass().getSimpleName();
    }
    if (value instanceof Supplier) {
      return "a lambda";
    }
    if (value instanceof Map<?, ?> map) {
      return "map"
          + shown(
              map.entrySet().stream()
                  .map(entry -> shown(entry.getKey()) + "=" + shown(entry.getValue())),
              value instanceof LinkedHashMap || value instanceof TreeMap);
    }
    if (value instanceof Collection<?> collection) {
      boolean ordered =
          value instanceof List
              || value instanceof Deque
              || value instanceof TreeSet
              || value instanceof LinkedHashSet;
      return (value instanceof Set ? "set" : "list")
          + shown(collection.stream().map(RandomGraph::shown), ordered);
    }
    if (value instanceof Object[] array) {
      return "array" + shown(Arrays.stream(array).map(RandomGraph::shown), true);
    }
    if (value instanceof Optional<?> optional) {
      return "maybe " + shown(optional.orElse(null));
    }
    if (value != null && value.getClass().isArray()) {
      String text = Arrays.deepToString(new Object[] {value});
      return value.getClass().getSimpleName() + text;
    }
    return value == null ? "null" : value.getClass().getSimpleName() + " '" + value + "'";
  }

  private static String shown(java.util.stream.Stream<String> values, boolean ordered) {
    return (ordered ? values : values.sorted()).collect(Collectors.toList()).toString();
  }

  /** Returns a value for a field; a null in one of five, if the field takes one. */
  private Object value(Field field) {
    return !field.getType().isPrimitive() && random.nextInt(5) == 0
        ? null
        : field.getType() == Node.class ? node() : of(field.getName());
  }

  private Object of(String name) {
    int number = number();
    return switch (name) {
      case "id", "whole", "boxedWhole" -> number;
      case "flag", "boxedFlag" -> random.nextBoolean();
      case "tiny" -> (byte) number;
      case "small" -> (short) number;
      case "letter", "boxedLetter" -> (char) ('\ud7fe' + random.nextInt(4));
      case "large", "boxedLarge", "extra" -> random.nextBoolean() ? number : random.nextLong();
      case "single" -> random.nextBoolean() ? -0.0f : number;
      case "real", "boxedReal" -> random.nextBoolean() ? Double.NaN : number;
      case "decimal" -> BigDecimal.valueOf(number, random.nextInt(3));
      case "instant" -> Instant.ofEpochSecond(number, random.nextInt(3));
      case "date" -> LocalDate.ofEpochDay(number);
      case "uuid" -> new UUID(number, random.nextInt(3));
      case "colour" -> colour();
      case "type" -> random.nextBoolean() ? int[].class : Node.class;
      case "builder" -> new StringBuilder(text());
      case "counter" -> new AtomicLong(number);
      case "maybeInt" -> random.nextInt(3) == 0 ? OptionalInt.empty() : OptionalInt.of(number);
      case "maybe" -> random.nextInt(3) == 0 ? Optional.empty() : Optional.of(text());
      case "lambda" -> (Supplier<String>) () -> name + number;
      case "any" -> any();
      default -> name.equals("label") ? text() : container(name);
    };
  }

  private Object container(String name) {
    return switch (name) {
      case "ints" -> random.ints(random.nextInt(3), 0, 2).toArray();
      case "doubles" -> random.ints(random.nextInt(3), 0, 2).asDoubleStream().toArray();
      case "flags" -> new boolean[random.nextInt(3)];
      case "texts" -> many(i -> text()).toArray(new String[0]);
      case "objects" -> many(i -> any()).toArray();
      case "list" -> many(i -> text());
      case "nested" -> many(i -> many(j -> number()));
      case "mixed" -> many(i -> any());
      case "deque" -> new ArrayDeque<>(many(i -> number()));
      case "immutableSet" -> Set.copyOf(many(i -> text()));
      case "beanSet" -> new HashSet<>(many(i -> node()));
      case "linkedSet" -> new LinkedHashSet<>(many(i -> text()));
      case "sortedSet" -> sortedSet();
      case "enumSet" -> enumSet();
      case "immutableMap" -> Map.copyOf(map(many(i -> text()), i -> number()));
      case "hashMap" -> new HashMap<>(map(many(i -> colour()), i -> node()));
      case "enumMap" -> enumMap();
      case "sortedMap" -> sortedMap();
      case "linkedMap" -> map(many(i -> text()), i -> node());
      case "view" -> new HashMap<>(map(many(i -> text()), i -> number())).values();
      default -> throw new IllegalStateException(name);
    };
  }

  private EnumSet<Colour> enumSet() {
    EnumSet<Colour> set = EnumSet.noneOf(Colour.class);
    set.addAll(many(i -> colour()));
    return set;
  }

  private EnumMap<Colour, String> enumMap() {
    EnumMap<Colour, String> map = new EnumMap<>(Colour.class);
    map.putAll(map(many(i -> colour()), i -> text()));
    return map;
  }

  private TreeSet<String> sortedSet() {
    TreeSet<String> set = new TreeSet<>(random.nextBoolean() ? null : Comparator.reverseOrder());
    set.addAll(many(i -> text()));
    return set;
  }

  private TreeMap<String, Integer> sortedMap() {
    TreeMap<String, Integer> map =
        new TreeMap<>(random.nextBoolean() ? null : Comparator.reverseOrder());
    map.putAll(map(many(i -> text()), i -> number()));
    return map;
  }

  private <T> List<T> many(Function<Integer, T> make) {
    List<T> made = new ArrayList<>();
    int size = random.nextInt(4);
    for (int i = 0; i < size; i++) {
      made.add(make.apply(i));
    }
    return made;
  }

  private static <K, V> LinkedHashMap<K, V> map(List<K> keys, Function<Integer, V> make) {
    LinkedHashMap<K, V> map = new LinkedHashMap<>();
    keys.forEach(key -> map.put(key, make.apply(0)));
    return map;
  }

  /** Few of them, among which are those that an earlier checksum took for others. */
  private int number() {
    return random.nextInt(3);
  }

  private String text() {
    String[] texts = {"", "a", "Aa", "BB", "\ud800", "ß\u0000", "1"};
    return texts[random.nextInt(texts.length)];
  }

  private Colour colour() {
    return Colour.values()[random.nextInt(3)];
  }

  private Node node() {
    return nodes.get(random.nextInt(nodes.size()));
  }

  private Object any() {
    return switch (random.nextInt(10)) {
      case 0 -> null;
      case 1 -> number();
      case 2 -> (long) number();
      case 3 -> text();
      case 4 -> colour();
      case 5 -> many(i -> number());
      case 6 -> Set.copyOf(many(i -> number()));
      case 7 -> map(many(i -> text()), i -> number());
      case 8 -> random.nextBoolean();
      default -> node();
    };
  }
}
