package io.accbench.cli;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A Chromium without a window, which fetches nothing by itself. */
final class Browser implements AutoCloseable {
  /** The longest time of a script: axe takes half a minute for a large page on a busy machine. */
  private static final Duration SCRIPT = Duration.ofMinutes(3);

  private static final List<String> BINARIES =
      List.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome");
  private static final List<String> DRIVERS =
      List.of("/usr/bin/chromedriver", "/usr/lib/chromium/chromedriver");

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  /** Returns why there is no browser; empty where there is one. */
  static String missing() {
    if (found(BINARIES) == null) {
      return "no Chromium in /usr/bin; install the package chromium";
    }
    return found(DRIVERS) == null ? "no chromedriver; install the package chromium-driver" : "";
  }

  private static Path found(List<String> places) {
    return Stream.concat(
            Stream.ofNullable(System.getProperty("accbench.chromium")), places.stream())
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst()
        .orElse(null);
  }

  /** Starts a browser with a window of this size. */
  static Browser of(int width, int height) {
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    logs.enable(LogType.PERFORMANCE, Level.ALL);
    ChromeOptions options = new ChromeOptions();
    options.setBinary(found(BINARIES).toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--window-size=" + width + "," + height);
    options.setCapability("goog:loggingPrefs", logs);
    File executable = found(DRIVERS).toFile();
    ChromeDriverService service =
        new ChromeDriverService.Builder().usingDriverExecutable(executable).build();
    ChromeDriver driver = new ChromeDriver(service, options);
    driver.manage().timeouts().scriptTimeout(SCRIPT);
    return new Browser(driver);
  }

  ChromeDriver driver() {
    return driver;
  }

  /** Runs a command of Chrome's DevTools. */
  Map<String, Object> command(String name, Map<String, Object> parameters) {
    return driver.executeCdpCommand(name, parameters);
  }

  /** Pretends a window of this width, which may be narrower than a real one. */
  void width(int width, int height) {
    command(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  /** Pretends what a user prefers: {@code dark} or {@code light}. */
  void prefers(String scheme) {
    command(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  /** Returns what the console says. */
  List<String> console() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(entry -> entry.getLevel() + " " + entry.getMessage())
        .toList();
  }

  /** Returns the addresses that were asked for since the last call. */
  List<String> requests() {
    return driver.manage().logs().get(LogType.PERFORMANCE).getAll().stream()
        .map(entry -> entry.getMessage())
        .filter(message -> message.contains("\"Network.requestWillBeSent\""))
        .toList();
  }

  Object script(String text, Object... arguments) {
    return driver.executeScript(text, arguments);
  }

  @Override
  public void close() {
    driver.quit();
  }
}
