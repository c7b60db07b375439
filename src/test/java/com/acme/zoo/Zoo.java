package com.acme.zoo;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** An interface with several implementations, one of them private, in lists of it. */
public final class Zoo {
  private String name;
  private LinkedList<Animal> animals;
  private SortedMap<String, Animal> byCage = new TreeMap<>();
  private Animal mascot;

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Lion.class, name = "lion"),
    @JsonSubTypes.Type(value = Parrot.class, name = "parrot")
  })
  interface Animal {
    String getCry();
  }

  private static final class Lion implements Animal {
    private String cry;
    private int teeth;

    @Override
    public String getCry() {
      return cry;
    }

    public void setCry(String cry) {
      this.cry = cry;
    }
  }

  record Parrot(String cry, List<String> words) implements Animal {
    @Override
    public String getCry() {
      return cry;
    }
  }

  public String getName() {
    return name;
  }

  public LinkedList<Animal> getAnimals() {
    return animals;
  }

  public List<Animal> cages() {
    return new ArrayList<>(byCage.values());
  }

  public Animal getMascot() {
    return mascot;
  }
}
