package io.accbench.kernel.graph;

import java.io.EOFException;

/**
 * A reader of a recipe's numbers and strings. Bytes are most significant first, as {@link
 * java.io.DataOutputStream} writes them.
 *
 * <p>Note: it is no {@link java.io.DataInputStream}, which reads through {@code VarHandle}s from
 * JDK 21 on and so starts {@code java.lang.invoke}.
 */
final class RecipeInput {
  private final byte[] bytes;
  private int next;

  RecipeInput(byte[] bytes) {
    this.bytes = bytes;
  }

  int readUnsignedByte() throws EOFException {
    require(1);
    return bytes[next++] & 0xff;
  }

  byte readByte() throws EOFException {
    return (byte) readUnsignedByte();
  }

  boolean readBoolean() throws EOFException {
    return readUnsignedByte() != 0;
  }

  char readChar() throws EOFException {
    int high = readUnsignedByte();
    return (char) ((high << 8) | readUnsignedByte());
  }

  short readShort() throws EOFException {
    return (short) readChar();
  }

  int readInt() throws EOFException {
    int high = readChar();
    return (high << 16) | readChar();
  }

  long readLong() throws EOFException {
    long high = readInt();
    return (high << 32) | (readInt() & 0xffffffffL);
  }

  /**
   * Reads the number of elements that follow, of at least one byte each; the bytes must be there.
   */
  int readLength() throws EOFException {
    int length = readInt();
    require(length);
    return length;
  }

  byte[] readBytes() throws EOFException {
    byte[] read = new byte[readLength()];
    System.arraycopy(bytes, next, read, 0, read.length);
    next += read.length;
    return read;
  }

  String readString() throws EOFException {
    char[] chars = new char[readLength()];
    for (int i = 0; i < chars.length; i++) {
      chars[i] = readChar();
    }
    return new String(chars);
  }

  private void require(int length) throws EOFException {
    if (length < 0 || length > bytes.length - next) {
      throw new EOFException("recipe is cut short or damaged");
    }
  }
}
