package io.accbench.kernel.payload;

/** 48 properties of every primitive kind, boxes and strings, interleaved. */
public final class Wide {
  int count1;
  long total1;
  double ratio1;
  float share1;
  short code1;
  byte level1;
  char grade1;
  boolean active1;
  Integer limit1;
  Long stamp1;
  Double rate1;
  String label1;
  int count2;
  long total2;
  double ratio2;
  float share2;
  short code2;
  byte level2;
  char grade2;
  boolean active2;
  Integer limit2;
  Long stamp2;
  Double rate2;
  String label2;
  int count3;
  long total3;
  double ratio3;
  float share3;
  short code3;
  byte level3;
  char grade3;
  boolean active3;
  Integer limit3;
  Long stamp3;
  Double rate3;
  String label3;
  int count4;
  long total4;
  double ratio4;
  float share4;
  short code4;
  byte level4;
  char grade4;
  boolean active4;
  Integer limit4;
  Long stamp4;
  Double rate4;
  String label4;

  public int getCount1() {
    return count1;
  }

  public void setCount1(int count1) {
    this.count1 = count1;
  }

  public long getTotal1() {
    return total1;
  }

  public void setTotal1(long total1) {
    this.total1 = total1;
  }

  public double getRatio1() {
    return ratio1;
  }

  public void setRatio1(double ratio1) {
    this.ratio1 = ratio1;
  }

  public float getShare1() {
    return share1;
  }

  public void setShare1(float share1) {
    this.share1 = share1;
  }

  public short getCode1() {
    return code1;
  }

  public void setCode1(short code1) {
    this.code1 = code1;
  }

  public byte getLevel1() {
    return level1;
  }

  public void setLevel1(byte level1) {
    this.level1 = level1;
  }

  public char getGrade1() {
    return grade1;
  }

  public void setGrade1(char grade1) {
    this.grade1 = grade1;
  }

  public boolean isActive1() {
    return active1;
  }

  public void setActive1(boolean active1) {
    this.active1 = active1;
  }

  public Integer getLimit1() {
    return limit1;
  }

  public void setLimit1(Integer limit1) {
    this.limit1 = limit1;
  }

  public Long getStamp1() {
    return stamp1;
  }

  public void setStamp1(Long stamp1) {
    this.stamp1 = stamp1;
  }

  public Double getRate1() {
    return rate1;
  }

  public void setRate1(Double rate1) {
    this.rate1 = rate1;
  }

  public String getLabel1() {
    return label1;
  }

  public void setLabel1(String label1) {
    this.label1 = label1;
  }

  public int getCount2() {
    return count2;
  }

  public void setCount2(int count2) {
    this.count2 = count2;
  }

  public long getTotal2() {
    return total2;
  }

  public void setTotal2(long total2) {
    this.total2 = total2;
  }

  public double getRatio2() {
    return ratio2;
  }

  public void setRatio2(double ratio2) {
    this.ratio2 = ratio2;
  }

  public float getShare2() {
    return share2;
  }

  public void setShare2(float share2) {
    this.share2 = share2;
  }

  public short getCode2() {
    return code2;
  }

  public void setCode2(short code2) {
    this.code2 = code2;
  }

  public byte getLevel2() {
    return level2;
  }

  public void setLevel2(byte level2) {
    this.level2 = level2;
  }

  public char getGrade2() {
    return grade2;
  }

  public void setGrade2(char grade2) {
    this.grade2 = grade2;
  }

  public boolean isActive2() {
    return active2;
  }

  public void setActive2(boolean active2) {
    this.active2 = active2;
  }

  public Integer getLimit2() {
    return limit2;
  }

  public void setLimit2(Integer limit2) {
    this.limit2 = limit2;
  }

  public Long getStamp2() {
    return stamp2;
  }

  public void setStamp2(Long stamp2) {
    this.stamp2 = stamp2;
  }

  public Double getRate2() {
    return rate2;
  }

  public void setRate2(Double rate2) {
    this.rate2 = rate2;
  }

  public String getLabel2() {
    return label2;
  }

  public void setLabel2(String label2) {
    this.label2 = label2;
  }

  public int getCount3() {
    return count3;
  }

  public void setCount3(int count3) {
    this.count3 = count3;
  }

  public long getTotal3() {
    return total3;
  }

  public void setTotal3(long total3) {
    this.total3 = total3;
  }

  public double getRatio3() {
    return ratio3;
  }

  public void setRatio3(double ratio3) {
    this.ratio3 = ratio3;
  }

  public float getShare3() {
    return share3;
  }

  public void setShare3(float share3) {
    this.share3 = share3;
  }

  public short getCode3() {
    return code3;
  }

  public void setCode3(short code3) {
    this.code3 = code3;
  }

  public byte getLevel3() {
    return level3;
  }

  public void setLevel3(byte level3) {
    this.level3 = level3;
  }

  public char getGrade3() {
    return grade3;
  }

  public void setGrade3(char grade3) {
    this.grade3 = grade3;
  }

  public boolean isActive3() {
    return active3;
  }

  public void setActive3(boolean active3) {
    this.active3 = active3;
  }

  public Integer getLimit3() {
    return limit3;
  }

  public void setLimit3(Integer limit3) {
    this.limit3 = limit3;
  }

  public Long getStamp3() {
    return stamp3;
  }

  public void setStamp3(Long stamp3) {
    this.stamp3 = stamp3;
  }

  public Double getRate3() {
    return rate3;
  }

  public void setRate3(Double rate3) {
    this.rate3 = rate3;
  }

  public String getLabel3() {
    return label3;
  }

  public void setLabel3(String label3) {
    this.label3 = label3;
  }

  public int getCount4() {
    return count4;
  }

  public void setCount4(int count4) {
    this.count4 = count4;
  }

  public long getTotal4() {
    return total4;
  }

  public void setTotal4(long total4) {
    this.total4 = total4;
  }

  public double getRatio4() {
    return ratio4;
  }

  public void setRatio4(double ratio4) {
    this.ratio4 = ratio4;
  }

  public float getShare4() {
    return share4;
  }

  public void setShare4(float share4) {
    this.share4 = share4;
  }

  public short getCode4() {
    return code4;
  }

  public void setCode4(short code4) {
    this.code4 = code4;
  }

  public byte getLevel4() {
    return level4;
  }

  public void setLevel4(byte level4) {
    this.level4 = level4;
  }

  public char getGrade4() {
    return grade4;
  }

  public void setGrade4(char grade4) {
    this.grade4 = grade4;
  }

  public boolean isActive4() {
    return active4;
  }

  public void setActive4(boolean active4) {
    this.active4 = active4;
  }

  public Integer getLimit4() {
    return limit4;
  }

  public void setLimit4(Integer limit4) {
    this.limit4 = limit4;
  }

  public Long getStamp4() {
    return stamp4;
  }

  public void setStamp4(Long stamp4) {
    this.stamp4 = stamp4;
  }

  public Double getRate4() {
    return rate4;
  }

  public void setRate4(Double rate4) {
    this.rate4 = rate4;
  }

  public String getLabel4() {
    return label4;
  }

  public void setLabel4(String label4) {
    this.label4 = label4;
  }
}
