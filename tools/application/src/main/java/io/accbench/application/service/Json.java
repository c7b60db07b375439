package io.accbench.application.service;

/** JSON documents of one type, written and read by one library. */
interface Json<T> {
  byte[] write(T value) throws Exception;

  T read(byte[] document) throws Exception;
}
