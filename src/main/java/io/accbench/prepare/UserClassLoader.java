package io.accbench.prepare;

import io.accbench.model.UserException;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The classes that the user names, found on the class path.
 *
 * @param classPath the user's entries, as a message shows them
 */
record UserClassLoader(List<String> classPath) {
  private static final Pattern CLASS_FILE_VERSION = Pattern.compile("class file version [0-9.]+");

  /** Returns {@code a.B$C} for {@code a.B.C}, and a type with arguments as it is. */
  String binaryName(String type) {
    return type.indexOf('<') < 0 ? load(type).getName() : type;
  }

  /** Loads a class without initialising it; a nested one may be written with dots. */
  Class<?> load(String name) {
    for (String candidate = name; candidate != null; candidate = nested(candidate)) {
      try {
        return Class.forName(candidate, false, UserClassLoader.class.getClassLoader());
      } catch (ClassNotFoundException e) {
        // try the next spelling
      } catch (UnsupportedClassVersionError e) {
        throw UserException.badInput("type \"" + name + "\" " + problem(e));
      } catch (LinkageError e) {
        throw UserException.badInput("type \"" + name + "\" cannot be loaded: " + e);
      }
    }
    throw UserException.badInput(
        "type \""
            + name
            + "\" is not on the class path ("
            + (classPath.isEmpty() ? "no --classpath given" : String.join(", ", classPath))
            + "); give its full name, and its folder or jar with --classpath");
  }

  /**
   * Returns what is wrong with the class path if the JVM refuses to load a class from it, since its
   * signature does not fit, or another place has the rest of its sealed or signed package.
   */
  String refused(SecurityException refusal) {
    for (String entry : classPath) {
      try (JarFile jar = new JarFile(entry)) {
        for (JarEntry each : Collections.list(jar.entries())) {
          jar.getInputStream(each).readAllBytes();
        }
      } catch (SecurityException e) {
        return entry
            + ": the jar is signed, but has been changed since ("
            + e.getMessage()
            + "); take the jar as it was signed, or remove its signature (META-INF/*.SF)";
      } catch (IOException e) {
        // a folder, or no jar: nothing in it is signed
      }
    }
    return "the JVM refuses a class on the class path (%s): %s; a signed or sealed jar must have all classes of its packages"
        .formatted(String.join(", ", classPath), refusal.getMessage());
  }

  /**
   * Returns what is wrong with the version of a class file. A JVM reads preview features of its own
   * version alone, and only where they are enabled.
   */
  private static String problem(UnsupportedClassVersionError e) {
    int java = Runtime.version().feature();
    String message = String.valueOf(e.getMessage());
    if (message.contains("--enable-preview")) {
      return "is compiled with preview features of Java %d; add -jvmArgs --enable-preview"
          .formatted(java);
    }
    return message.contains("preview features")
        ? "is compiled with preview features of another Java than %d (%s); compile it for %d"
            .formatted(java, version(e), java)
        : "is compiled for a newer Java than %d (%s)".formatted(java, version(e));
  }

  private static String version(UnsupportedClassVersionError e) {
    Matcher version = CLASS_FILE_VERSION.matcher(String.valueOf(e.getMessage()));
    return version.find() ? version.group() : e.getMessage();
  }

  private static String nested(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? null : name.substring(0, dot) + "$" + name.substring(dot + 1);
  }
}
