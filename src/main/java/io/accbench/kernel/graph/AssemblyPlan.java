package io.accbench.kernel.graph;

/** The way a recipe stores the beans of one type, and the assemblers that make and read them. */
final class AssemblyPlan {
  final BeanType type;

  /** The assembler that makes the bean; null when a factory makes the whole graph. */
  final Assembler creator;

  /** The assemblers that set and read the fields, each those that its home class can access. */
  final Assembler[] parts;

  /**
   * The fields whose values the recipe stores, in the stored order: first the arguments, then the
   * fields that are set, then those whose collections are filled.
   */
  final int[] stored;

  /** The number of {@link #stored} fields that are arguments of the creation. */
  final int arguments;

  /**
   * The indices at which {@link Assembler#read} stores the collections and maps that the creation
   * made, and that are only filled, since their fields are final.
   */
  final int[] filled;

  /** The number of references that {@link Assembler#read} stores. */
  final int references;

  AssemblyPlan(
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
