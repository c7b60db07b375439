package io.accbench.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.util.StdConverter;
import java.util.List;

/**
 * An entry of the probes in a journal: a group of properties, or a single probe in the journals of
 * an older accbench.
 *
 * @param properties null for a single probe
 * @param strategy null for a group, like all components that follow
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record WrittenSupport(
    String type,
    String member,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> properties,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<SharedSupport.Outcome> outcomes,
    String strategy,
    String property,
    String operation,
    Support.Status status,
    String reason,
    List<String> flags) {

  /** Writes groups. */
  static final class Writing extends StdConverter<List<Support>, List<WrittenSupport>> {
    @Override
    public List<WrittenSupport> convert(List<Support> support) {
      return SharedSupport.of(support).groups().stream()
          .map(
              group ->
                  new WrittenSupport(
                      group.type(),
                      group.member(),
                      group.properties(),
                      group.outcomes(),
                      null,
                      null,
                      null,
                      null,
                      null,
                      null))
          .toList();
    }
  }

  /** Reads groups and single probes. */
  static final class Reading extends StdConverter<List<WrittenSupport>, List<Support>> {
    @Override
    public List<Support> convert(List<WrittenSupport> written) {
      if (written.stream().allMatch(one -> one.strategy == null)) {
        return new SharedSupport(written.stream().map(Reading::group).toList());
      }
      return SharedSupport.of(
          written.stream()
              .map(
                  one ->
                      new Support(
                          one.strategy,
                          one.member,
                          one.type,
                          one.property,
                          one.operation,
                          one.status,
                          Cause.of(one.reason),
                          one.flags == null ? List.of() : one.flags))
              .toList());
    }

    private static SharedSupport.Group group(WrittenSupport one) {
      return new SharedSupport.Group(
          one.type,
          one.member,
          one.properties == null ? List.of() : one.properties,
          one.outcomes == null ? List.of() : one.outcomes);
    }
  }
}
