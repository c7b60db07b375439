package io.accbench.hotspot;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A library that turns objects into documents and back, known by the packages of its jars. */
public enum CodecLibrary {
  // the annotations of Jackson 2 are Jackson 3's, too
  JACKSON(
      "Jackson 2",
      "jackson",
      "com.fasterxml.jackson.core.",
      "com.fasterxml.jackson.databind.",
      "com.fasterxml.jackson.dataformat.",
      "com.fasterxml.jackson.datatype.",
      "com.fasterxml.jackson.jakarta.",
      "com.fasterxml.jackson.jaxrs.",
      "com.fasterxml.jackson.jr.",
      "com.fasterxml.jackson.module."),
  JACKSON_3("Jackson 3", "jackson3", "tools.jackson."),
  GSON("Gson", "gson", "com.google.gson."),
  MOSHI("Moshi", "moshi", "com.squareup.moshi."),
  FASTJSON("fastjson2", "fastjson2", "com.alibaba.fastjson2."),
  AVAJE("avaje-jsonb", "avaje", "io.avaje.json"),
  ONE_NIO("one-nio", "onenio", "one.nio.serial."),
  SMITHY("smithy-java", "smithy", "software.amazon.smithy.java."),
  YASSON("Yasson", "yasson", "org.eclipse.yasson."),
  JOHNZON("Johnzon", "johnzon", "org.apache.johnzon."),
  KOTLINX("kotlinx.serialization", "kotlinx", "kotlinx.serialization."),
  DSL_JSON("DSL-JSON", "dsljson", "com.dslplatform.json."),
  JSONITER("jsoniter", "jsoniter", "com.jsoniter."),
  GENSON("Genson", "genson", "com.owlike.genson."),
  PROTOBUF("Protocol Buffers", "protobuf", "com.google.protobuf."),
  AVRO("Avro", "avro", "org.apache.avro."),
  KRYO("Kryo", "kryo", "com.esotericsoftware.kryo."),
  FORY("Fory", "fory", "org.apache.fory.");

  private final String words;
  private final String codec;
  private final List<String> packages;

  /**
   * @param codec how the names of its codecs begin, in letters and digits
   * @param packages how the names of its classes begin
   */
  CodecLibrary(String words, String codec, String... packages) {
    this.words = words;
    this.codec = codec;
    this.packages = List.of(packages);
  }

  /** Returns the library that a class belongs to, or null. */
  static CodecLibrary of(String type) {
    for (CodecLibrary library : values()) {
      for (String beginning : library.packages) {
        if (type.startsWith(beginning)) {
          return library;
        }
      }
    }
    return null;
  }

  /** Returns the library that a codec calls, by the codec's name; empty where it is not known. */
  public static Optional<CodecLibrary> ofCodec(String name) {
    String letters = name.replaceAll("[^\\p{L}\\p{N}]", "");
    return Arrays.stream(values())
        .filter(library -> letters.startsWith(library.codec))
        .reduce((one, other) -> one.codec.length() < other.codec.length() ? other : one);
  }

  @Override
  public String toString() {
    return words;
  }
}
