package io.accbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import io.accbench.run.LockHolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class ScratchFolderTest {
  @TempDir Path temporary;

  /** As if it had been made an hour ago. */
  private static void age(Path folder) throws IOException {
    FileTime then = FileTime.from(Instant.now().minus(Duration.ofHours(1)));
    Files.setLastModifiedTime(folder.resolve("scratch.lock"), then);
  }

  private Path left(String name) throws IOException {
    Path folder = Files.createDirectories(temporary.resolve("accbench-scratch-" + name));
    Files.createDirectories(folder.resolve("host/output"));
    Files.writeString(folder.resolve("host/output/fork.txt"), "left");
    Files.writeString(folder.resolve("scratch.lock"), "");
    return folder;
  }

  @Test
  void one_that_a_killed_process_left_is_swept() throws IOException {
    Path left = left("1");
    age(left);

    ScratchFolder.sweep(temporary);

    assertThat(left).doesNotExist();
  }

  @Test
  void one_in_use_here_or_in_another_process_is_not() throws Exception {
    try (ScratchFolder own = ScratchFolder.in(temporary);
        LockHolder other = LockHolder.ofScratch(temporary)) {
      assertThat(other).isNotNull();
      for (Path folder : folders()) {
        age(folder);
      }

      ScratchFolder.sweep(temporary);
      ScratchFolder.sweep(temporary);

      assertThat(folders()).hasSize(2).contains(own.path());
    }
    assertThat(temporary).isEmptyDirectory();
  }

  @Test
  void one_of_a_killed_process_is_swept_and_its_links_are_not_followed() throws Exception {
    LockHolder other = LockHolder.ofScratch(temporary);
    other.kill();
    Path left = folders().get(0);
    Path precious = Files.createDirectory(temporary.resolve("precious"));
    Files.writeString(precious.resolve("file"), "precious");
    Files.createSymbolicLink(left.resolve("link"), precious);
    age(left);

    ScratchFolder.sweep(temporary);

    assertThat(folders()).isEmpty();
    assertThat(precious.resolve("file")).hasContent("precious");
  }

  @Test
  void a_young_one_or_one_without_a_lock_stays() throws IOException {
    Path young = left("1");
    Path lockless = left("2");
    Files.delete(lockless.resolve("scratch.lock"));

    ScratchFolder.sweep(temporary);

    assertThat(young.resolve("host/output/fork.txt")).exists();
    assertThat(lockless.resolve("host/output/fork.txt")).exists();
  }

  @Test
  void nothing_is_left_though_a_dying_process_still_writes() throws Exception {
    ScratchFolder folder = ScratchFolder.in(temporary);
    Path output = Files.createDirectories(folder.path().resolve("output"));
    AtomicBoolean dead = new AtomicBoolean();
    Thread writer =
        new Thread(
            () -> {
              for (int i = 0; !dead.get() && i < 10_000; i++) {
                write(output.resolve("fork-" + i));
              }
            });
    for (int i = 0; i < 300; i++) {
      write(output.resolve("before-" + i));
    }
    writer.start();

    folder.close();

    dead.set(true);
    writer.join();
    assertThat(temporary).isEmptyDirectory();
  }

  private static void write(Path file) {
    try {
      if (Files.isDirectory(file.getParent())) {
        Files.writeString(file, "");
      }
    } catch (java.nio.file.NoSuchFileException gone) {
      // removed meanwhile
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private List<Path> folders() throws IOException {
    try (var all = Files.list(temporary)) {
      return all.filter(each -> each.getFileName().toString().startsWith("accbench-scratch-"))
          .toList();
    }
  }
}
