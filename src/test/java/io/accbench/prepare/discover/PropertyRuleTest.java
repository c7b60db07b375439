package io.accbench.prepare.discover;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParser;
import com.squareup.moshi.Moshi;
import io.accbench.prepare.discover.PropertyShapes.Row;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What accbench takes for a property, beside what Jackson, Gson and Moshi take for one. The tables
 * of {@code docs/your-own-classes.md} hold what is expected, so that each difference is a row.
 */
final class PropertyRuleTest {
  private static final Path PAGE = Path.of("docs/your-own-classes.md");
  private static final String METHODS = "| getters and setters |";
  private static final String FIELDS = "| fields |";

  @ParameterizedTest
  @MethodSource("shapes")
  void gettersAndSetters_areThoseOfTheTable(Class<?> shape) throws Exception {
    List<String> row = rows(METHODS).get(words(shape));
    if (row == null) {
      assertThat(rows(FIELDS)).containsKey(words(shape));
      return;
    }
    assertThat(List.of(ours(shape), ofJackson(shape))).isEqualTo(row.subList(1, 3));
    assertThat(row.get(3).isEmpty()).isEqualTo(row.get(1).equals(row.get(2)));
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void fields_areThoseOfGsonAndMoshiOrOfTheTable(Class<?> shape) throws Exception {
    List<String> found = List.of(ourFields(shape), ofGson(shape), ofMoshi(shape));
    List<String> row = rows(FIELDS).get(words(shape));
    if (row != null) {
      assertThat(found).isEqualTo(row.subList(1, 4));
      assertThat(row.get(4).isEmpty()).isEqualTo(found.stream().distinct().count() == 1);
    } else {
      assertThat(found.stream().distinct()).hasSize(1);
    }
  }

  @Test
  void eachRow_hasAClass() throws IOException {
    List<String> words = shapes().map(PropertyRuleTest::words).toList();

    assertThat(words).doesNotHaveDuplicates();
    assertThat(words).containsAll(rows(METHODS).keySet()).containsAll(rows(FIELDS).keySet());
  }

  static Stream<Class<?>> shapes() {
    return Arrays.stream(PropertyShapes.class.getDeclaredClasses())
        .filter(type -> type.isAnnotationPresent(Row.class));
  }

  private static String words(Class<?> shape) {
    return shape.getAnnotation(Row.class).value();
  }

  /** Returns the cells of each row below a table's first cell, by their first cell. */
  private static Map<String, List<String>> rows(String begin) throws IOException {
    Map<String, List<String>> rows = new LinkedHashMap<>();
    boolean inside = false;
    for (String line : Files.readAllLines(PAGE)) {
      inside = line.startsWith(begin) || (inside && line.startsWith("|"));
      if (inside && !line.startsWith(begin) && !line.startsWith("|-")) {
        List<String> cells =
            Arrays.stream(line.substring(1, line.length() - 1).split("\\|", -1))
                .map(String::strip)
                .toList();
        rows.put(cells.get(0), cells);
      }
    }
    assertThat(rows).isNotEmpty();
    return rows;
  }

  private static String ours(Class<?> shape) throws Exception {
    Map<String, String> found = new TreeMap<>();
    Object sample = sample(shape);
    Object other = sample(shape);
    for (Bean bean : Types.discover(sample, other, (kind, arguments) -> {}).all()) {
      for (MethodProperty one : bean.methods()) {
        found.put(one.property().name(), text(one.getter(), one.setter()));
      }
    }
    return cell(found);
  }

  private static String ofJackson(Class<?> shape) {
    ObjectMapper mapper = new ObjectMapper();
    JavaType type = mapper.constructType(shape);
    Map<String, Method> setters = new TreeMap<>();
    for (BeanPropertyDefinition one :
        mapper.getDeserializationConfig().introspect(type).findProperties()) {
      if (one.hasSetter()) {
        setters.put(one.getName(), one.getSetter().getAnnotated());
      }
    }
    Map<String, String> found = new TreeMap<>();
    for (BeanPropertyDefinition one :
        mapper.getSerializationConfig().introspect(type).findProperties()) {
      if (one.couldSerialize() && one.hasGetter()) {
        found.put(one.getName(), text(one.getGetter().getAnnotated(), setters.get(one.getName())));
      }
    }
    return cell(found);
  }

  private static String text(Method getter, Method setter) {
    return getter.getName() + (setter == null ? "" : ", " + setter.getName());
  }

  private static String cell(Map<String, String> found) {
    List<String> all = new ArrayList<>();
    found.forEach((name, accessors) -> all.add("`" + name + "`: " + accessors));
    return all.isEmpty() ? "–" : String.join("; ", all);
  }

  private static String ourFields(Class<?> shape) {
    return names(Fields.of(shape).stream().map(field -> field.property().name()));
  }

  private static String ofGson(Class<?> shape) throws Exception {
    Gson gson = new GsonBuilder().serializeNulls().create();
    try {
      return names(gson.toJsonTree(sample(shape)).getAsJsonObject().keySet().stream());
    } catch (IllegalArgumentException e) {
      return "refused";
    }
  }

  @SuppressWarnings("unchecked")
  private static String ofMoshi(Class<?> shape) throws Exception {
    try {
      String json =
          new Moshi.Builder()
              .build()
              .adapter((Class<Object>) shape)
              .serializeNulls()
              .toJson(sample(shape));
      return names(JsonParser.parseString(json).getAsJsonObject().keySet().stream());
    } catch (IllegalArgumentException e) {
      return "refused";
    }
  }

  private static String names(Stream<String> names) {
    return String.join(", ", names.sorted().toList());
  }

  private static Object sample(Class<?> shape) throws Exception {
    for (Method method : shape.getDeclaredMethods()) {
      if (method.getName().equals("sample")) {
        method.setAccessible(true);
        return method.invoke(null);
      }
    }
    Constructor<?> constructor = shape.getDeclaredConstructor();
    constructor.setAccessible(true);
    return constructor.newInstance();
  }
}
