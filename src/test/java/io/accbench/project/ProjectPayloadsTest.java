package io.accbench.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.accbench.model.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProjectPayloadsTest {
  @TempDir private Path folder;

  private Path file(String name) throws IOException {
    Path file = folder.resolve("src/test/resources").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, "{}");
  }

  private Path of(String type) {
    List<Path> resources = List.of(folder.resolve("src/test/resources"));
    return new ProjectPayloads(new ProjectBuild(folder, resources, resources)).of(type);
  }

  @ParameterizedTest
  @CsvSource({
    "com.acme.Order, order.json",
    "com.acme.Order, json/Order.json",
    "com.acme.OrderLine, order-line.json",
    "com.acme.Shop$Order, order.json",
    "Order, order_small.json"
  })
  void a_file_named_for_the_type_is_its_payload(String type, String name) throws IOException {
    file("customer.json");
    Path expected = file(name);

    assertThat(of(type)).isEqualTo(expected);
  }

  @Test
  void the_very_name_comes_before_longer_ones() throws IOException {
    Path exact = file("order.json");
    file("order-line.json");

    assertThat(of("com.acme.Order")).isEqualTo(exact);
  }

  @Test
  void two_that_fit_are_named_for_the_user_to_choose() throws IOException {
    file("large/order.json");
    file("small/order.json");

    assertThatExceptionOfType(UserException.class)
        .isThrownBy(() -> of("com.acme.Order"))
        .withMessageContaining("large/order.json, src/test/resources/small/order.json")
        .withMessageContaining("--payload FILE");
  }

  @Test
  void none_that_fits_says_what_there_is() throws IOException {
    file("customer.json");

    assertThatExceptionOfType(UserException.class)
        .isThrownBy(() -> of("com.acme.Order"))
        .withMessageContaining("no order.json; there are src/test/resources/customer.json");
  }
}
