package io.accbench.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.UserPrincipal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptFoldersTest {
  @TempDir private Path temporary;
  private Path cache;
  private int works;

  @BeforeEach
  void place() {
    cache = temporary.resolve("cache");
  }

  private KeptFolders kept() {
    return new KeptFolders(Optional.of(cache), () -> "accbench 1");
  }

  /** Fills a new folder, by work that writes two files and says whether they may be kept. */
  private Path filled(KeptFolders kept, String key, boolean keep) throws IOException {
    Path folder = Files.createTempDirectory(temporary, "folder");
    kept.fill(
        folder,
        () -> key,
        () -> {
          works++;
          Files.writeString(folder.resolve("recipe.bin"), "recipe of " + key);
          Files.writeString(
              Files.createDirectories(folder.resolve("classes/a")).resolve("B.class"), "code");
          return keep;
        });
    assertThat(folder.resolve("recipe.bin")).hasContent("recipe of " + key);
    assertThat(folder.resolve("classes/a/B.class")).hasContent("code");
    return folder;
  }

  private Path onlyFile() throws IOException {
    try (Stream<Path> files = Files.list(cache)) {
      List<Path> all = files.toList();
      assertThat(all).hasSize(1);
      return all.get(0);
    }
  }

  @Test
  void what_one_process_made_the_next_one_finds() throws IOException {
    KeptFolders first = kept();
    filled(first, "one", true);
    KeptFolders second = kept();
    filled(second, "one", true);

    assertThat(works).isEqualTo(1);
    assertThat(first.allKept()).isFalse();
    assertThat(second.allKept()).isTrue();
    filled(second, "two", true);
    assertThat(second.allKept()).isFalse();
  }

  @Test
  void another_accbench_makes_its_own() throws IOException {
    filled(kept(), "one", true);
    filled(new KeptFolders(Optional.of(cache), () -> "accbench 2"), "one", true);

    assertThat(works).isEqualTo(2);
  }

  @Test
  void what_the_key_does_not_decide_is_made_each_time() throws IOException {
    filled(kept(), "one", false);
    filled(kept(), "one", false);

    assertThat(works).isEqualTo(2);
  }

  /** A class is compiled again while it is prepared. */
  @Test
  void what_changed_during_the_work_is_not_kept() throws IOException {
    AtomicInteger content = new AtomicInteger();
    Path folder = temporary.resolve("folder");
    kept()
        .fill(
            folder,
            () -> "content " + content,
            () -> {
              Files.writeString(folder.resolve("file"), "made of " + content.getAndIncrement());
              return true;
            });

    assertThat(cache).doesNotExist();
  }

  @Test
  void torn_and_changed_files_are_made_again_and_replaced() throws IOException {
    filled(kept(), "one", true);
    Path file = onlyFile();
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length += 1 + whole.length / 25) {
      Files.write(file, Arrays.copyOf(whole, length));
      works = 0;
      filled(kept(), "one", true);
      assertThat(works).as("%d of %d bytes", length, whole.length).isEqualTo(1);
      filled(kept(), "one", true);
      assertThat(works).isEqualTo(1);
    }
    byte[] changed = whole.clone();
    changed[whole.length - 40] ^= 1;
    Files.write(file, changed);
    filled(kept(), "one", true);
    assertThat(works).isEqualTo(2);
  }

  @Test
  void the_file_of_another_key_is_not_read() throws IOException {
    filled(kept(), "one", true);
    Path one = Files.move(onlyFile(), temporary.resolve("one"));
    filled(kept(), "two", true);
    Files.move(one, onlyFile(), StandardCopyOption.REPLACE_EXISTING);

    filled(kept(), "two", true);

    assertThat(works).isEqualTo(3);
  }

  @Test
  void a_file_of_another_user_is_not_read() throws IOException {
    filled(kept(), "one", true);
    Path file = onlyFile();
    UserPrincipal own = Files.getOwner(file);
    assumeTrue(own.getName().equals("root"), "only root may give a file to another user");
    Files.setOwner(
        file, file.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("daemon"));

    filled(kept(), "one", true);

    assertThat(works).isEqualTo(2);
    assertThat(Files.getOwner(file)).isEqualTo(own);
  }

  @Test
  void many_at_once_all_get_the_whole_folder() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(4);
    try {
      Callable<Path> task = () -> filled(kept(), "one", true);
      for (Future<Path> each : pool.invokeAll(List.of(task, task, task, task, task, task))) {
        assertThat(each.get()).isNotEmptyDirectory();
      }
    } finally {
      pool.shutdown();
    }
    assertThat(onlyFile()).isNotEmptyFile();
  }

  @Test
  void a_cache_that_cannot_be_written_does_no_harm() throws IOException {
    Files.writeString(cache, "a file in the place of the folder");

    filled(kept(), "one", true);
    filled(kept(), "one", true);

    assertThat(works).isEqualTo(2);
    assertThat(cache).hasContent("a file in the place of the folder");
  }

  @Test
  void a_key_that_cannot_be_read_keeps_nothing_and_work_that_fails_is_told() throws IOException {
    Path folder = temporary.resolve("folder");
    kept()
        .fill(
            folder,
            () -> {
              throw new IOException("no access");
            },
            () -> Files.writeString(folder.resolve("file"), "made") != null);

    assertThat(folder.resolve("file")).hasContent("made");
    assertThat(cache).doesNotExist();
    assertThatThrownBy(
            () ->
                kept()
                    .fill(
                        folder,
                        () -> "one",
                        () -> {
                          throw new IOException("no room");
                        }))
        .hasMessage("no room");
  }

  @Test
  void forgotten_folders_are_made_again_and_others_stay() throws IOException {
    filled(kept(), "other", true);
    KeptFolders run = kept();
    filled(run, "one", true);

    run.forget();

    works = 0;
    filled(kept(), "one", true);
    filled(kept(), "other", true);
    assertThat(works).isEqualTo(1);
  }

  /** Two sparse files of 40 MiB stand for many folders; 64 MiB is the limit. */
  @Test
  void files_that_were_used_longest_ago_are_removed_first() throws IOException {
    filled(kept(), "used often", true);
    Path often = onlyFile();
    for (String name : List.of("older", "old")) {
      try (RandomAccessFile file = new RandomAccessFile(cache.resolve(name).toFile(), "rw")) {
        file.setLength(40 << 20);
      }
    }
    Files.setLastModifiedTime(cache.resolve("old"), FileTime.fromMillis(2_000_000));
    Files.setLastModifiedTime(cache.resolve("older"), FileTime.fromMillis(1_500_000));
    Files.setLastModifiedTime(often, FileTime.fromMillis(1_000_000));
    filled(kept(), "used often", true);

    filled(kept(), "one", true);

    assertThat(cache.resolve("older")).doesNotExist();
    assertThat(cache.resolve("old")).exists();
    assertThat(often).exists();
  }

  @Test
  void a_folder_that_is_too_large_is_not_kept() throws IOException {
    Path folder = temporary.resolve("folder");
    kept()
        .fill(
            folder,
            () -> "one",
            () -> Files.write(folder.resolve("recipe.bin"), new byte[(8 << 20) + 1]) != null);

    assertThat(folder.resolve("recipe.bin")).exists();
    assertThat(cache).doesNotExist();
  }
}
