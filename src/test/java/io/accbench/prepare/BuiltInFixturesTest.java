package io.accbench.prepare;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.accbench.kernel.graph.BeanType;
import io.accbench.kernel.payload.Wide;
import io.accbench.kernel.spi.MemberKind;
import io.accbench.model.Fixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BuiltInFixturesTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"order", "wide", "point", "ledger", "tree", "assorted"})
  void aReplayReadsAsTheBoundGraphAndNeedsNoNestmate(String name) throws IOException {
    Fixture fixture = read(name);
    Object bound = GraphSource.of(fixture, new UserClassLoader(List.of())).build();

    Workbench.Result result = new Workbench(folder).prepare(fixture);

    assertThat(result.graph().root()).usingRecursiveComparison().isEqualTo(bound);
    assertThat(result.findings()).isEmpty();
    assertThat(result.graph().beans()).hasSize(result.prepared().beans());
    assertThat(result.graph().expected(MemberKind.FIELD)[0])
        .isEqualTo(result.prepared().checksums().get("field"));
    assertThat(result.graph().expected(MemberKind.METHOD)[0])
        .isEqualTo(result.prepared().checksums().get("method"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"order", "wide", "point", "ledger", "tree", "assorted"})
  void fieldsAndMethodsReachTheSameProperties(String name) throws IOException {
    Workbench.Result result = new Workbench(folder).prepare(read(name));

    assertThat(result.prepared().types())
        .isNotEmpty()
        .allSatisfy(type -> assertThat(type.methods()).isEqualTo(type.fields()))
        .allSatisfy(type -> assertThat(type.writableMethods()).isEqualTo(type.writableFields()));
    assertThat(result.prepared().checksums().get("method"))
        .isEqualTo(result.prepared().checksums().get("field"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"order", "wide", "point", "ledger", "tree", "assorted"})
  void aSecondPreparationWritesTheSameRecipe(String name) throws IOException {
    new Workbench(folder).prepare(read(name));
    byte[] first = Files.readAllBytes(folder.resolve("recipe.bin"));

    new Workbench(folder).prepare(read(name));

    assertThat(folder.resolve("recipe.bin")).hasBinaryContent(first);
  }

  @Test
  void wideHas48PropertiesOfEveryPrimitiveKind() throws IOException {
    Workbench.Result result = new Workbench(folder).prepare(read("wide"));

    BeanType wide = result.graph().distinctTypes()[0];
    Set<Class<?>> types = new HashSet<>();
    for (var property : wide.properties(MemberKind.FIELD)) {
      types.add(property.type());
    }
    assertThat(wide.bean()).isEqualTo(Wide.class);
    assertThat(wide.properties(MemberKind.FIELD)).hasSize(48);
    assertThat(types)
        .contains(
            boolean.class,
            byte.class,
            short.class,
            char.class,
            int.class,
            long.class,
            float.class,
            double.class,
            Integer.class,
            Long.class,
            Double.class,
            String.class);
  }

  @Test
  void beansComeDepthFirstAnOwnerBeforeWhatItHolds() throws IOException {
    Workbench.Result result = new Workbench(folder).prepare(read("tree"));

    assertThat(result.graph().beans())
        .hasSize(127)
        .startsWith(result.graph().root())
        .extracting("key")
        .startsWith(1000, 1001, 1003, 1007, 1015, 1031, 1063, 1064, 1032);
  }

  private static Fixture read(String name) throws IOException {
    Path fixture = Path.of("fixtures", name);
    JsonNode yaml = new YAMLMapper().readTree(fixture.resolve("fixture.yaml").toFile());
    return new Fixture(
        name,
        yaml.get("description").asText(),
        yaml.get("origin").asText(),
        yaml.get("type").asText(),
        fixture.resolve(yaml.get("payload").asText()),
        null);
  }
}
