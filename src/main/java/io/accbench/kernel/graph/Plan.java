package io.accbench.kernel.graph;

/** How the recipe stores the beans of one type, and the assemblers that make and read them. */
final class Plan {
  final BeanType type;

  /** Makes the bean; null when a factory makes the whole graph. */
  final Assembler creator;

  /** Set and read the fields, each those of its own home class. */
  final Assembler[] parts;

  /**
   * The fields whose values the recipe stores, in stored order: arguments, then those that are set,
   * then those that are filled.
   */
  final int[] stored;

  /** How many of {@link #stored} are arguments of the creation. */
  final int arguments;

  /**
   * Where {@link Assembler#read} stores each collection or map that the creation made and that is
   * only filled, since its field is final.
   */
  final int[] filled;

  /** How many references {@link Assembler#read} stores. */
  final int references;

  Plan(
      BeanType type,
      Assembler creator,
      Assembler[] parts,
      int[] stored,
      int arguments,
      int[] filled,
      int references) {
    this.type = type;
    this.creator = creator;
    this.parts = parts;
    this.stored = stored;
    this.arguments = arguments;
    this.filled = filled;
    this.references = references;
  }
}
