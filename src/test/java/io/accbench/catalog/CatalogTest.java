package io.accbench.catalog;

import static io.accbench.model.UserErrors.assertThatUserError;
import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.kernel.spi.AccessorStrategy;
import io.accbench.kernel.spi.Creation;
import io.accbench.kernel.spi.Creator;
import io.accbench.kernel.spi.Form;
import io.accbench.kernel.spi.Getter;
import io.accbench.kernel.spi.Kind;
import io.accbench.kernel.spi.Property;
import io.accbench.kernel.spi.Setter;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogTest {
  @TempDir Path folder;

  @Test
  void a_jar_on_the_class_path_adds_its_strategy() throws IOException {
    Catalog catalog = load(Mirrors.class.getName());

    Strategy mirrors = catalog.strategy("mirrors").orElseThrow();
    assertThat(mirrors.summary()).isEqualTo("through a looking glass");
    assertThat(mirrors.formNames()).containsExactly("plain", "twice");
    assertThat(mirrors.defaultForm()).isEqualTo("plain");
    assertThat(mirrors.constantForm()).isEqualTo("twice");
    assertThat(catalog.flags()).contains("-Dmirrors=on");
    assertThat(catalog.names()).endsWith("mirrors");
  }

  @Test
  void what_is_not_there_is_empty() throws IOException {
    assertThat(load("").strategy("mirrors")).isEmpty();
  }

  @Test
  void a_strategy_that_describes_itself_wrongly_is_the_users_to_mend() {
    assertThatUserError(() -> load(Mirrors.Broken.class.getName()))
        .hasMessage(
            "strategy \"Broken Mirror\" has a name that --strategy cannot take; use a-z, 0-9,"
                + " \"-\"\n"
                + "strategy \"Broken Mirror\" has no forms; return at least one");
  }

  @Test
  void a_service_file_that_names_no_class_is_the_users_to_mend() {
    assertThatUserError(() -> load("com.acme.Missing"))
        .hasMessageStartingWith("a strategy or codec on the class path cannot be loaded: ")
        .hasMessageContaining("com.acme.Missing");
  }

  private Catalog load(String provider) throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(AccessorStrategy.class.getName()), provider + "\n");
    URL[] classPath = {folder.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(classPath, getClass().getClassLoader())) {
      return Catalog.load(loader);
    }
  }

  /** A strategy as a user's jar would bring it; only its description is asked for. */
  public static class Mirrors implements AccessorStrategy {
    @Override
    public String name() {
      return "mirrors";
    }

    @Override
    public String summary() {
      return "through a looking glass";
    }

    @Override
    public List<Form> forms() {
      return List.of(new Form("plain", "one mirror"), new Form("twice", "two mirrors"));
    }

    @Override
    public List<String> flags() {
      return List.of("-Dmirrors=on");
    }

    @Override
    public String constantForm() {
      return "twice";
    }

    @Override
    public Getter getter(Property property, Kind slot, String form) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Setter setter(Property property, Kind slot, String form) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Creator creator(Creation creation, String form) {
      throw new UnsupportedOperationException();
    }

    /** Describes itself wrongly in every way. */
    public static final class Broken extends Mirrors {
      @Override
      public String name() {
        return "Broken Mirror";
      }

      @Override
      public List<Form> forms() {
        return List.of();
      }
    }
  }
}
