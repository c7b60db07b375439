package io.accbench.stack;

import java.util.function.Consumer;
import org.eclipse.aether.transfer.AbstractTransferListener;
import org.eclipse.aether.transfer.TransferEvent;

/** Reports which files are being fetched. */
final class Downloads extends AbstractTransferListener {
  private final Consumer<String> progress;

  Downloads(Consumer<String> progress) {
    this.progress = progress;
  }

  @Override
  public void transferStarted(TransferEvent event) {
    String name = event.getResource().getResourceName();
    progress.accept(name.substring(name.lastIndexOf('/') + 1));
  }
}
