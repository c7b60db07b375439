package rpc;

/**
 * One step of an object's way over OpenRewrite's RPC, made as OpenRewrite makes its own. It has
 * private final fields without setters, most of them null. JSON libraries use its private
 * constructor without arguments. Absent properties of the document are null here; only a mapper
 * that leaves out nulls writes the same document.
 */
public final class RpcItem {
  private final State state;
  private final String valueType;
  private final Object value;
  private final Integer ref;
  private final String trace;

  private RpcItem() {
    state = null;
    valueType = null;
    value = null;
    ref = null;
    trace = null;
  }

  /** Makes copies, whose final fields nothing else could set. */
  private RpcItem(State state, String valueType, Object value, Integer ref, String trace) {
    this.state = state;
    this.valueType = valueType;
    this.value = value;
    this.ref = ref;
    this.trace = trace;
  }

  public State getState() {
    return state;
  }

  /** The class of what is added or changed; null where the receiver knows it. */
  public String getValueType() {
    return valueType;
  }

  /** A scalar, a list of positions, a map of an object's fields, or null. */
  public Object getValue() {
    return value;
  }

  /** The number of an object that occurs more than once, or null. */
  public Integer getRef() {
    return ref;
  }

  /** The place where the sender made this item; null unless the sender traces items. */
  public String getTrace() {
    return trace;
  }

  /** The change to the object. */
  public enum State {
    NO_CHANGE,
    ADD,
    DELETE,
    CHANGE,
    END_OF_OBJECT
  }
}
