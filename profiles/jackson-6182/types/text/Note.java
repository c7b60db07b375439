package text;

/** A bean with one text. */
public final class Note {
  private String text;

  public String getText() {
    return text;
  }

  public void setText(String text) {
    this.text = text;
  }
}
