package io.accbench.prepare;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.kernel.graph.Graph;
import io.accbench.kernel.graph.OtherClasses;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Graphs that are replayed with collections and numbers of other classes. */
class OtherClassesTest {
  private static final String PAYLOAD =
      """
      {"list": ["b", "a"], "set": ["c"], "map": {"d": 1}, "all": [2, null], "some": [3],
       "own": ["e"], "count": 4, "names": [{"list": ["f"]}], "text": "g"}
      """;

  /** A bean with properties of interfaces and of classes. */
  public static class Holder {
    public List<String> list;
    public Set<String> set;
    public Map<String, Integer> map;
    public Collection<Integer> all;
    public Iterable<Integer> some;
    public ArrayList<String> own;
    public Number count;
    public List<Holder> names;
    public CharSequence text;
  }

  /** A bean without any. */
  public static class Plain {
    public String text;
    public int[] numbers;
    public LinkedHashSet<String> own;
  }

  @TempDir Path folder;

  private Object replayed(Class<?> type, String json, OtherClasses other) throws IOException {
    new Workbench(folder).bind(type, json);
    return Graph.replay(folder.resolve("recipe.bin"), other).root();
  }

  @Test
  void each_property_of_an_interface_has_three_classes_with_the_same_content() throws IOException {
    List<Set<Class<?>>> classes = new ArrayList<>();
    for (int first = 0; first < OtherClasses.REPLAYS; first++) {
      Holder holder = (Holder) replayed(Holder.class, PAYLOAD, new OtherClasses(first));

      assertThat(holder.list).containsExactly("b", "a");
      assertThat(holder.set).containsExactly("c");
      assertThat(holder.map).containsExactly(Map.entry("d", 1));
      assertThat(holder.all).containsExactly(2, null);
      assertThat(holder.own).isExactlyInstanceOf(ArrayList.class).containsExactly("e");
      assertThat(new BigDecimal(holder.count.toString())).isEqualByComparingTo("4");
      assertThat(holder.names.get(0).list).containsExactly("f");
      assertThat(holder.text).isEqualTo("g");
      add(holder, classes);
    }
    add((Holder) replayed(Holder.class, PAYLOAD, null), classes);
    assertThat(classes).allSatisfy(each -> assertThat(each).hasSizeGreaterThanOrEqualTo(3));
  }

  private static void add(Holder holder, List<Set<Class<?>>> classes) {
    List<Object> values =
        List.of(holder.list, holder.set, holder.map, holder.some, holder.count, holder.names);
    for (int i = 0; i < values.size(); i++) {
      if (classes.size() == i) {
        classes.add(new HashSet<>());
      }
      classes.get(i).add(values.get(i).getClass());
    }
  }

  @Test
  void a_graph_without_such_properties_says_so() throws IOException {
    OtherClasses other = new OtherClasses(0);

    replayed(Plain.class, "{\"text\": \"a\", \"numbers\": [1], \"own\": [\"b\"]}", other);

    assertThat(other.any()).isFalse();
  }
}
