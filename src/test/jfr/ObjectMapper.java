package com.fasterxml.jackson.databind;

import known.Work;

/** A class with the name of a library's, whose methods take a known time. */
public final class ObjectMapper {
  public byte[] writeValueAsBytes(Work.Getter getter) throws Exception {
    Work.sink += Work.spin(2) + getter.get();
    return new byte[3_000];
  }

  /** Calls itself, which must not count twice. */
  public byte[] readValue(int depth) {
    if (depth == 0) {
      Work.sink += Work.spin(1);
      return new byte[1_000];
    }
    return readValue(depth - 1);
  }
}
