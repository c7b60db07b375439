package io.accbench.process;

import io.accbench.model.Sha256;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * Folders that can be made again, each kept by the sum of all that decides its content.
 *
 * <p>A kept folder is one file of the cache: a line with the format, the key and the SHA-256 of the
 * rest, then a zip. The file is written aside and renamed, so any number of processes may share the
 * cache. A file that is torn, of another user or of another format counts as missing, and is
 * replaced. A cache that cannot be read or written is as good as none, and never a failure.
 *
 * <p>Note: a run works on its own copy in its folder for temporary files. So nobody can change or
 * remove what a run uses.
 */
public final class KeptFolders {
  private static final String FORMAT = "accbench-kept-1";

  /** The most bytes of a folder that is kept; arbitrary: a small part of the command's heap. */
  private static final long LARGEST = 8L << 20;

  /** The most bytes of all files in the cache; arbitrary: some hundred folders as they are. */
  private static final long ROOM = 64L << 20;

  private final Optional<Path> cache;
  private final Key common;
  private final Set<Path> used = new LinkedHashSet<>();
  private boolean made;

  /**
   * @param cache the folder of the files, which need not exist; empty where nothing is kept
   * @param common what decides the content of all folders
   */
  public KeptFolders(Optional<Path> cache, Key common) {
    this.cache = cache;
    this.common = common;
  }

  /** Returns a cache that keeps nothing. */
  public static KeptFolders none() {
    return new KeptFolders(Optional.empty(), () -> "");
  }

  /** The sum of all that decides a folder's content. */
  public interface Key {
    /**
     * @throws IOException when something of it cannot be read; then nothing is kept
     */
    String sum() throws IOException;
  }

  /** The work that makes a folder's content. */
  public interface Work {
    /** Returns whether the key alone has decided the content, so that it may be kept. */
    boolean make() throws IOException;
  }

  /**
   * Fills a folder with what is kept, or else by the work. What was made is kept if its key is the
   * same before and after the work.
   *
   * @throws IOException when the work fails, or the folder itself cannot be written
   */
  public void fill(Path folder, Key key, Work work) throws IOException {
    Files.createDirectories(folder);
    Optional<Path> file = file(key);
    Optional<Map<String, byte[]>> kept = file.flatMap(one -> read(one, folder));
    if (kept.isPresent()) {
      for (Map.Entry<String, byte[]> each : kept.get().entrySet()) {
        Path target = folder.resolve(each.getKey());
        Files.createDirectories(target.getParent());
        Files.write(target, each.getValue());
      }
    } else {
      made = true;
      if (work.make() && file.isPresent() && file.equals(file(key))) {
        keep(folder, file.get());
      }
    }
    file.ifPresent(used::add);
  }

  /** Returns whether folders were filled, and each with what was kept: no work was done. */
  public boolean allKept() {
    return !made && !used.isEmpty();
  }

  /** Removes what was kept of the folders that were filled, so that they are made again. */
  public void forget() {
    used.forEach(KeptFolders::remove);
  }

  private Optional<Path> file(Key key) {
    try {
      return cache.isEmpty()
          ? cache
          : Optional.of(cache.get().resolve(Sha256.of(common.sum() + key.sum())));
    } catch (IOException | UncheckedIOException unreadable) {
      return Optional.empty();
    }
  }

  /** Returns the kept files by their names in the folder, or empty without a valid file. */
  private static Optional<Map<String, byte[]>> read(Path file, Path folder) {
    try {
      boolean own =
          Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
              && Files.getOwner(file, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(folder))
              && Files.size(file) <= 2 * LARGEST;
      if (!own) {
        return Optional.empty();
      }
      byte[] bytes = Files.readAllBytes(file);
      int head = head(file, new byte[0]).length;
      byte[] zip = Arrays.copyOfRange(bytes, Math.min(head, bytes.length), bytes.length);
      if (!Arrays.equals(head(file, zip), Arrays.copyOf(bytes, head))) {
        return Optional.empty();
      }
      Map<String, byte[]> files = unzipped(zip);
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
      return Optional.of(files);
    } catch (IOException | UnsupportedOperationException unusable) {
      return Optional.empty();
    }
  }

  private static byte[] head(Path file, byte[] zip) {
    return "%s %s %s\n"
        .formatted(FORMAT, file.getFileName(), Sha256.of(zip))
        .getBytes(StandardCharsets.UTF_8);
  }

  private static Map<String, byte[]> unzipped(byte[] zip) throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
      for (ZipEntry each = in.getNextEntry(); each != null; each = in.getNextEntry()) {
        files.put(each.getName(), in.readAllBytes());
      }
    }
    return files;
  }

  private static void keep(Path folder, Path file) {
    try {
      byte[] zip = zipped(folder);
      if (zip.length == 0) {
        return;
      }
      Path aside = Files.createTempFile(Files.createDirectories(file.getParent()), "half", "");
      try {
        Files.write(aside, head(file, zip));
        Files.write(aside, zip, StandardOpenOption.APPEND);
        Files.move(
            aside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(aside);
      }
      prune(file.getParent());
    } catch (IOException | UncheckedIOException notWritable) {
      // the folder is made again the next time
    }
  }

  /** Returns the files of a folder as a zip; no bytes if they are too many. */
  private static byte[] zipped(Path folder) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    long size = 0;
    try (Stream<Path> walk = Files.walk(folder);
        ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Path file : walk.filter(Files::isRegularFile).sorted().toList()) {
        size += Files.size(file);
        if (size > LARGEST) {
          return new byte[0];
        }
        zip.putNextEntry(new ZipEntry(folder.relativize(file).toString().replace('\\', '/')));
        zip.write(Files.readAllBytes(file));
      }
    }
    return bytes.toByteArray();
  }

  /** Removes the files that were used longest ago, where all together take too much room. */
  private static void prune(Path cache) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(cache)) {
      files = new ArrayList<>(all.filter(Files::isRegularFile).toList());
    }
    Map<Path, FileTime> times = new LinkedHashMap<>();
    for (Path file : files) {
      times.put(file, Files.getLastModifiedTime(file));
    }
    files.sort(Comparator.comparing(times::get, Comparator.reverseOrder()));
    long size = 0;
    for (Path file : files) {
      size += Files.size(file);
      if (size > ROOM) {
        remove(file);
      }
    }
  }

  private static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException anothers) {
      // the file of another user stays
    }
  }
}
