package io.accbench.rpctrace;

import io.moderne.jsonrpc.JsonRpcMessage;
import io.moderne.jsonrpc.formatter.JsonMessageFormatter;
import io.moderne.jsonrpc.formatter.MessageFormatter;
import io.moderne.jsonrpc.handler.HeaderDelimitedMessageHandler;
import io.moderne.jsonrpc.handler.MessageHandler;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/** A pair of peers in one JVM; each message crosses as the bytes that the real handler frames. */
final class Wire {
  private final BlockingQueue<byte[]> toServer = new LinkedBlockingQueue<>();
  private final BlockingQueue<byte[]> toClient = new LinkedBlockingQueue<>();
  private final Consumer<byte[]> tap;

  /**
   * @param tap receives the framed bytes of each message, in the order in which they were sent
   */
  Wire(Consumer<byte[]> tap) {
    this.tap = tap;
  }

  MessageHandler client() {
    return new End(toClient, toServer);
  }

  MessageHandler server() {
    return new End(toServer, toClient);
  }

  static MessageFormatter formatter() {
    return new JsonMessageFormatter(new PathsAsTexts());
  }

  private final class End implements MessageHandler {
    private final MessageFormatter formatter = formatter();
    private final BlockingQueue<byte[]> in;
    private final BlockingQueue<byte[]> out;

    End(BlockingQueue<byte[]> in, BlockingQueue<byte[]> out) {
      this.in = in;
      this.out = out;
    }

    @Override
    public JsonRpcMessage receive(MessageFormatter ignored) {
      try {
        InputStream frame = new ByteArrayInputStream(in.take());
        return new HeaderDelimitedMessageHandler(formatter, frame, OutputStream.nullOutputStream())
            .receive(formatter);
      } catch (InterruptedException over) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("the session is over", over);
      }
    }

    @Override
    public void send(JsonRpcMessage message, MessageFormatter ignored) {
      ByteArrayOutputStream frame = new ByteArrayOutputStream();
      new HeaderDelimitedMessageHandler(formatter, InputStream.nullInputStream(), frame)
          .send(message, formatter);
      byte[] bytes = frame.toByteArray();
      synchronized (tap) {
        tap.accept(bytes);
        out.add(bytes);
      }
    }
  }
}
