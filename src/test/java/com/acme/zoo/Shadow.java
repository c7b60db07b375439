package com.acme.zoo;

import com.acme.base.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Fields of one name in three classes, inherited members of a hidden class, a private generic. */
public class Shadow extends Visible {
  private int kind;
  private final List<String> tags = new ArrayList<>();
  private Node<Map<String, int[]>> node;

  public List<String> getTags() {
    return tags;
  }

  public int getKind() {
    return kind;
  }

  public void setKind(int kind) {
    this.kind = kind;
  }

  public static Shadow sample() {
    Shadow shadow = new Shadow();
    shadow.kind = 3;
    ((Visible) shadow).kind = 70002;
    shadow.setCode(7);
    shadow.tags.add("a");
    shadow.node = new Node<>();
    shadow.node.value = Map.of("k", new int[] {1, 2});
    shadow.node.next = new Node<>();
    return shadow;
  }

  private static final class Node<T> {
    private T value;
    private Node<T> next;
    private boolean flag;

    public boolean isFlag() {
      return flag;
    }

    public Node<T> setFlag(boolean flag) {
      this.flag = flag;
      return this;
    }
  }
}
