package io.accbench.kernel.codec;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Plain beans of getters and setters. */
final class ProofBeans {

  private ProofBeans() {}

  public enum Colour {
    RED,
    GREEN
  }

  /** Every kind behind private fields with getters and setters. */
  public static final class Kinds {
    private boolean flag = true;
    private byte tiny = -128;
    private short small = 32767;
    private char letter = 'é';
    private int number = Integer.MIN_VALUE;
    private long big = Long.MAX_VALUE;
    private float share = 0.1f;
    private double ratio = 1e-300;
    private Integer boxed = 4711;
    private String text = "a \"b\" \n";
    private Colour colour = Colour.GREEN;
    private int[] numbers = {1, 2, 3};
    private List<String> texts = List.of("x", "y");
    private Map<String, Integer> counts = new LinkedHashMap<>(Map.of("one", 1));
    private Object untyped = "free";
    private Kinds nested;
    private String missing;

    public boolean isFlag() {
      return flag;
    }

    public void setFlag(boolean flag) {
      this.flag = flag;
    }

    public byte getTiny() {
      return tiny;
    }

    public void setTiny(byte tiny) {
      this.tiny = tiny;
    }

    public short getSmall() {
      return small;
    }

    public void setSmall(short small) {
      this.small = small;
    }

    public char getLetter() {
      return letter;
    }

    public void setLetter(char letter) {
      this.letter = letter;
    }

    public int getNumber() {
      return number;
    }

    public void setNumber(int number) {
      this.number = number;
    }

    public long getBig() {
      return big;
    }

    public void setBig(long big) {
      this.big = big;
    }

    public float getShare() {
      return share;
    }

    public void setShare(float share) {
      this.share = share;
    }

    public double getRatio() {
      return ratio;
    }

    public void setRatio(double ratio) {
      this.ratio = ratio;
    }

    public Integer getBoxed() {
      return boxed;
    }

    public void setBoxed(Integer boxed) {
      this.boxed = boxed;
    }

    public String getText() {
      return text;
    }

    /** Fluent: what it returns is not needed. */
    public Kinds setText(String text) {
      this.text = text;
      return this;
    }

    public Colour getColour() {
      return colour;
    }

    public void setColour(Colour colour) {
      this.colour = colour;
    }

    public int[] getNumbers() {
      return numbers;
    }

    public void setNumbers(int... numbers) {
      this.numbers = numbers;
    }

    public List<String> getTexts() {
      return texts;
    }

    public void setTexts(List<String> texts) {
      this.texts = texts;
    }

    public Map<String, Integer> getCounts() {
      return counts;
    }

    public void setCounts(Map<String, Integer> counts) {
      this.counts = counts;
    }

    public Object getUntyped() {
      return untyped;
    }

    public void setUntyped(Object untyped) {
      this.untyped = untyped;
    }

    public Kinds getNested() {
      return nested;
    }

    public void setNested(Kinds nested) {
      this.nested = nested;
    }

    public String getMissing() {
      return missing;
    }

    public void setMissing(String missing) {
      this.missing = missing;
    }
  }

  /** As generated code: every type that the modules know, twice. */
  public static final class Dense {
    private boolean open = true;
    private int count = 1000;
    private long stamp = 1L << 40;
    private String label = "s";
    private boolean done = true;
    private int size = 1000;
    private long serial = 1L << 40;
    private String note = "s";

    public boolean isOpen() {
      return open;
    }

    public void setOpen(boolean open) {
      this.open = open;
    }

    public int getCount() {
      return count;
    }

    public void setCount(int count) {
      this.count = count;
    }

    public long getStamp() {
      return stamp;
    }

    public void setStamp(long stamp) {
      this.stamp = stamp;
    }

    public String getLabel() {
      return label;
    }

    public void setLabel(String label) {
      this.label = label;
    }

    public boolean isDone() {
      return done;
    }

    public void setDone(boolean done) {
      this.done = done;
    }

    public int getSize() {
      return size;
    }

    public void setSize(int size) {
      this.size = size;
    }

    public long getSerial() {
      return serial;
    }

    public void setSerial(long serial) {
      this.serial = serial;
    }

    public String getNote() {
      return note;
    }

    public void setNote(String note) {
      this.note = note;
    }
  }
}
