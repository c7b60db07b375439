package io.accbench.process;

import io.accbench.model.Sha256;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
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
 * <p>A kept folder is one file of the cache: a seal, which is the SHA-256 of format, key and
 * content, then a zip. The file is written aside and renamed, so any number of processes may share
 * the cache. A file that is torn, of another user or of another format counts as missing, and is
 * replaced. A cache that cannot be read or written is as good as none, and never a failure.
 *
 * <p>Note: a run works on its own copy in its folder for temporary files. So nobody can change or
 * remove what a run uses.
 */
public final class KeptFolders {
  /** The format of the files; another one is never read. */
  private static final String FORMAT = "accbench-kept-1";

  /** The length of a seal: a SHA-256 in hexadecimal digits. */
  private static final int SEAL = 64;

  /** The most bytes of a folder that is kept; arbitrary: a small part of the command's heap. */
  private static final long LARGEST = 8L << 20;

  /** The most bytes of all files in the cache; arbitrary: some hundred folders as they are. */
  private static final long ROOM = 64L << 20;

  private final Optional<Path> cache;
  private final Key common;
  private final Set<Path> used = new LinkedHashSet<>();
  private String commonSum = "";
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
  public interface KeptWork {
    /** Returns whether the key alone has decided the content, so that it may be kept. */
    boolean make() throws IOException;
  }

  /**
   * Fills a folder with what is kept, or else by the work. What was made is kept if its key is the
   * same before and after the work.
   *
   * @throws IOException when the work fails, or the folder itself cannot be written
   */
  public void fill(Path folder, Key key, KeptWork work) throws IOException {
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
    used.forEach(file -> file.toFile().delete());
  }

  private Optional<Path> file(Key key) {
    try {
      if (cache.isPresent() && commonSum.isEmpty()) {
        commonSum = common.sum();
      }
      return cache.isPresent()
          ? Optional.of(cache.get().resolve(Sha256.of(commonSum + key.sum())))
          : Optional.empty();
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
      byte[] bytes = own ? Files.readAllBytes(file) : new byte[0];
      byte[] zip = Arrays.copyOfRange(bytes, Math.min(SEAL, bytes.length), bytes.length);
      if (!Arrays.equals(seal(file, zip), Arrays.copyOf(bytes, SEAL))) {
        return Optional.empty();
      }
      Map<String, byte[]> files = new LinkedHashMap<>();
      try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
        for (ZipEntry each = in.getNextEntry(); each != null; each = in.getNextEntry()) {
          files.put(each.getName(), in.readAllBytes());
        }
      }
      file.toFile().setLastModified(System.currentTimeMillis()); // where it can be written
      return Optional.of(files);
    } catch (IOException | UnsupportedOperationException unusable) {
      return Optional.empty();
    }
  }

  private static byte[] seal(Path file, byte[] zip) {
    return Sha256.of(FORMAT + file.getFileName() + Sha256.of(zip))
        .getBytes(StandardCharsets.US_ASCII);
  }

  private static void keep(Path folder, Path file) {
    try {
      byte[] zip = zipped(folder);
      Path cache = Files.createDirectories(file.getParent());
      Path aside = Files.createTempFile(cache, "aside", "");
      try {
        Files.write(aside, seal(file, zip));
        Files.write(aside, zip, StandardOpenOption.APPEND);
        Files.move(
            aside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(aside);
      }
      prune(cache);
    } catch (IOException | UncheckedIOException notKept) {
      // the folder is made again the next time
    }
  }

  private static byte[] zipped(Path folder) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    long size = 0;
    try (Stream<Path> walk = Files.walk(folder);
        ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Path file : walk.filter(Files::isRegularFile).toList()) {
        size += Files.size(file);
        if (size > LARGEST) {
          throw new IOException(folder + " is too large to be kept");
        }
        zip.putNextEntry(new ZipEntry(folder.relativize(file).toString().replace('\\', '/')));
        zip.write(Files.readAllBytes(file));
      }
    }
    return bytes.toByteArray();
  }

  /** Removes the files that were used longest ago, where all together take too much room. */
  private static void prune(Path cache) throws IOException {
    long size = 0;
    for (File file : newestFirst(cache)) {
      size += file.length();
      if (size > ROOM) {
        file.delete(); // one of another user stays
      }
    }
  }

  /** Sorts by times that were read once, since another process may use a file meanwhile. */
  private static List<File> newestFirst(Path cache) throws IOException {
    try (Stream<Path> files = Files.list(cache)) {
      return files
          .map(Path::toFile)
          .filter(File::isFile)
          .map(file -> Map.entry(file.lastModified(), file))
          .sorted(Map.Entry.<Long, File>comparingByKey().reversed())
          .map(Map.Entry::getValue)
          .toList();
    }
  }
}
