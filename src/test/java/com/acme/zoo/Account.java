package com.acme.zoo;

import java.util.ArrayList;
import java.util.List;

/** Made by a builder; members point back to their parent; one bean is shared. */
public final class Account {
  private final String owner;
  private final List<Posting> postings;
  private final Money limit;
  private final Money start;

  private Account(Builder builder) {
    this.owner = builder.owner;
    this.postings = builder.postings;
    this.limit = builder.money;
    this.start = builder.money;
  }

  public String getOwner() {
    return owner;
  }

  public List<Posting> getPostings() {
    return postings;
  }

  public static Account sample() {
    Account account = new Builder().owner("Ada").money(new Money(250_000, "EUR", 2)).build();
    for (int i = 0; i < 3; i++) {
      Posting posting = new Posting();
      posting.account = account;
      posting.amount = new Money(1000 + i, "EUR", 2);
      account.postings.add(posting);
    }
    return account;
  }

  /** The same without a way back. */
  static Account shared() {
    return new Builder().owner("Grace").money(new Money(250_000, "EUR", 2)).build();
  }

  static final class Posting {
    private Account account;
    private Money amount;
  }

  static final class Builder {
    private final List<Posting> postings = new ArrayList<>();
    private String owner;
    private Money money;

    Builder owner(String owner) {
      this.owner = owner;
      return this;
    }

    Builder money(Money money) {
      this.money = money;
      return this;
    }

    Account build() {
      return new Account(this);
    }
  }
}
