package io.accbench.kernel.strategy.sample;

/** Private fields of every kind, with getters and setters. */
public class Kinds {
  private boolean booleanValue;
  private byte byteValue;
  private short shortValue;
  private char charValue;
  private int intValue;
  private long longValue;
  private float floatValue;
  private double doubleValue;
  private Boolean booleanBox;
  private Byte byteBox;
  private Short shortBox;
  private Character characterBox;
  private Integer integerBox;
  private Long longBox;
  private Float floatBox;
  private Double doubleBox;
  private String text;
  private int[] ints;
  private String[] names;
  private Object any;

  public boolean isBooleanValue() {
    return booleanValue;
  }

  public void setBooleanValue(boolean booleanValue) {
    this.booleanValue = booleanValue;
  }

  public byte getByteValue() {
    return byteValue;
  }

  public void setByteValue(byte byteValue) {
    this.byteValue = byteValue;
  }

  public short getShortValue() {
    return shortValue;
  }

  public void setShortValue(short shortValue) {
    this.shortValue = shortValue;
  }

  public char getCharValue() {
    return charValue;
  }

  public void setCharValue(char charValue) {
    this.charValue = charValue;
  }

  public int getIntValue() {
    return intValue;
  }

  public void setIntValue(int intValue) {
    this.intValue = intValue;
  }

  public long getLongValue() {
    return longValue;
  }

  public void setLongValue(long longValue) {
    this.longValue = longValue;
  }

  public float getFloatValue() {
    return floatValue;
  }

  public void setFloatValue(float floatValue) {
    this.floatValue = floatValue;
  }

  public double getDoubleValue() {
    return doubleValue;
  }

  public void setDoubleValue(double doubleValue) {
    this.doubleValue = doubleValue;
  }

  public Boolean getBooleanBox() {
    return booleanBox;
  }

  public void setBooleanBox(Boolean booleanBox) {
    this.booleanBox = booleanBox;
  }

  public Byte getByteBox() {
    return byteBox;
  }

  public void setByteBox(Byte byteBox) {
    this.byteBox = byteBox;
  }

  public Short getShortBox() {
    return shortBox;
  }

  public void setShortBox(Short shortBox) {
    this.shortBox = shortBox;
  }

  public Character getCharacterBox() {
    return characterBox;
  }

  public void setCharacterBox(Character characterBox) {
    this.characterBox = characterBox;
  }

  public Integer getIntegerBox() {
    return integerBox;
  }

  public void setIntegerBox(Integer integerBox) {
    this.integerBox = integerBox;
  }

  public Long getLongBox() {
    return longBox;
  }

  public void setLongBox(Long longBox) {
    this.longBox = longBox;
  }

  public Float getFloatBox() {
    return floatBox;
  }

  public void setFloatBox(Float floatBox) {
    this.floatBox = floatBox;
  }

  public Double getDoubleBox() {
    return doubleBox;
  }

  public void setDoubleBox(Double doubleBox) {
    this.doubleBox = doubleBox;
  }

  public String getText() {
    return text;
  }

  public void setText(String text) {
    this.text = text;
  }

  public int[] getInts() {
    return ints;
  }

  public void setInts(int[] ints) {
    this.ints = ints;
  }

  public String[] getNames() {
    return names;
  }

  public void setNames(String[] names) {
    this.names = names;
  }

  public Object getAny() {
    return any;
  }

  public void setAny(Object any) {
    this.any = any;
  }
}
