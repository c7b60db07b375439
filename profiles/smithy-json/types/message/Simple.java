package message;

/**
 * Five scalars and no structure.
 *
 * @param createdAt seconds since 1970
 */
public record Simple(String name, int age, boolean active, double score, long createdAt) {}
