package io.accbench.analysis.fork;

import io.accbench.analysis.fork.MeasuredCalls.Place;
import io.accbench.analysis.fork.MeasuredCalls.Treated;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The calls in measured code of which C2 makes something else in the forks of one cell than in
 * those of another. It does where nine of ten forks of one cell treat the call in a way in which at
 * most one of ten forks of the other does: some decisions depend on the order in which methods were
 * compiled, and change from fork to fork.
 *
 * <p>A method that only the other cell has compiled does not count, nor do calls in lambda forms
 * and generated accessors, of which many have one name.
 *
 * @param places how many calls were compared: those that are not inlined in some fork
 * @param megamorphic how many of them have too many receivers in both cells
 * @param changed the calls that differ, nearest to the measured loop first
 */
public record CallChanges(int places, int megamorphic, List<ChangedCall> changed) {
  /** One in so many forks may differ. Arbitrary. */
  private static final int ONE_IN = 10;

  private static final Pattern SHARED_NAME =
      Pattern.compile(
          "java\\.lang\\.invoke\\.LambdaForm\\$.*|.*\\$\\$Lambda.*|.*\\.Generated\\w+Accessor::.*");

  private static final Set<CallTreatment> UNNAMED =
      EnumSet.of(CallTreatment.MEGAMORPHIC, CallTreatment.UNLOGGED);

  /**
   * @param before the forks of one cell, at least one
   * @param after the forks of the other, at least one
   */
  public static CallChanges of(LoggedForks before, LoggedForks after) {
    List<MeasuredCalls> one = before.code().stream().map(MeasuredCalls::of).toList();
    Set<String> methods = new HashSet<>();
    one.forEach(fork -> methods.addAll(fork.methods()));
    List<MeasuredCalls> other =
        after.code().stream().map(fork -> MeasuredCalls.of(fork, methods)).toList();
    Set<Place> places = new LinkedHashSet<>();
    Stream.concat(one.stream(), other.stream()).forEach(fork -> places.addAll(fork.places()));
    int compared = 0;
    int megamorphic = 0;
    List<ChangedCall> changed = new ArrayList<>();
    for (Place place : places) {
      Map<CallTreatment, Integer> first = treatments(one, place);
      Map<CallTreatment, Integer> second = treatments(other, place);
      boolean known = nearlyAll(one, sum(first)) && nearlyAll(other, sum(second));
      if (known && !SHARED_NAME.matcher(place.caller()).matches()) {
        CallTreatment usual = usual(first);
        CallTreatment elsewhere = usual(second);
        compared++;
        megamorphic += usual == CallTreatment.MEGAMORPHIC && elsewhere == usual ? 1 : 0;
        boolean apart =
            nearlyAll(one, first.get(usual))
                    && nearlyAll(other, sum(second) - second.getOrDefault(usual, 0))
                || nearlyAll(other, second.get(elsewhere))
                    && nearlyAll(one, sum(first) - first.getOrDefault(elsewhere, 0));
        if (apart && differ(usual, elsewhere)) {
          changed.add(new ChangedCall(site(place, one, other), usual, elsewhere));
        }
      }
    }
    return new CallChanges(compared, megamorphic, List.copyOf(changed));
  }

  /** Returns in how many forks a call is treated in each way, without forks that do not tell. */
  private static Map<CallTreatment, Integer> treatments(List<MeasuredCalls> forks, Place place) {
    Map<CallTreatment, Integer> treatments = new EnumMap<>(CallTreatment.class);
    for (MeasuredCalls fork : forks) {
      CallTreatment treatment = fork.treatment(place);
      if (treatment != null) {
        treatments.merge(treatment, 1, Integer::sum);
      }
    }
    return treatments;
  }

  private static int sum(Map<CallTreatment, Integer> forks) {
    return forks.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static CallTreatment usual(Map<CallTreatment, Integer> forks) {
    return Collections.max(forks.entrySet(), Map.Entry.comparingByValue()).getKey();
  }

  private static boolean nearlyAll(List<MeasuredCalls> forks, int having) {
    return forks.size() - having <= forks.size() / ONE_IN;
  }

  /** Returns whether two treatments differ; one that the log does not name may be either of two. */
  private static boolean differ(CallTreatment one, CallTreatment other) {
    Set<CallTreatment> both = EnumSet.of(one, other);
    return both.size() > 1
        && !UNNAMED.containsAll(both)
        && !both.equals(EnumSet.of(CallTreatment.UNLOGGED, CallTreatment.NOT_RUN));
  }

  /** Returns how many of the calls stand in branches for which there was no code before. */
  public int reachedNow() {
    return (int) changed.stream().filter(ChangedCall::reachedNow).count();
  }

  private static CallSite site(Place place, List<MeasuredCalls> one, List<MeasuredCalls> other) {
    return Stream.concat(other.stream(), one.stream())
        .map(fork -> fork.at(place))
        .filter(Objects::nonNull)
        .map(Treated::site)
        .findFirst()
        .orElseThrow();
  }
}
