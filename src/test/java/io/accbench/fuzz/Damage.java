package io.accbench.fuzz;

/** A change to an input that accbench should survive. */
sealed interface Damage permits ByteDamage, TreeDamage {

  /**
   * Returns the damaged file.
   *
   * @param notation how the intact file is written; a file that cannot be read that way any more
   *     stays as it is where the damage is to its values
   */
  byte[] to(byte[] file, Notation notation);
}
