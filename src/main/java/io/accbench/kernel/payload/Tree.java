package io.accbench.kernel.payload;

import java.util.List;

/** A node of a tree: depth. */
public final class Tree {
  int key;
  String label;
  List<Tree> children;

  public int getKey() {
    return key;
  }

  public void setKey(int key) {
    this.key = key;
  }

  public String getLabel() {
    return label;
  }

  public void setLabel(String label) {
    this.label = label;
  }

  public List<Tree> getChildren() {
    return children;
  }

  public void setChildren(List<Tree> children) {
    this.children = children;
  }
}
