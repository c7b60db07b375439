package io.accbench.cli;

import io.accbench.catalog.Catalog;
import io.accbench.catalog.Strategy;
import io.accbench.fixture.Fixtures;
import io.accbench.fixture.UserFixtures;
import io.accbench.model.Fixture;
import io.accbench.model.Jvm;
import io.accbench.plan.Choices;
import io.accbench.plan.Profiles;
import io.accbench.stack.Jvms;
import java.util.List;

/**
 * What was asked for, found and judged, with nothing prepared yet.
 *
 * @param user the user's class path
 * @param catalog accbench's strategies and the user's
 * @param choices profile and options
 * @param fixtures built-in ones or the user's own
 * @param jvms those of the run
 */
record Inputs(
    UserClasses user, Catalog catalog, Choices choices, List<Fixture> fixtures, List<Jvm> jvms) {

  /**
   * Looks at everything, whatever else is wrong.
   *
   * @throws io.accbench.model.UserException with every problem, those already found included
   */
  static Inputs of(Asked asked, Problems problems) {
    SelectionOptions selection = asked.selection();
    UserClasses user =
        problems.collect(() -> UserClasses.of(selection.classPath), UserClasses.of(null));
    Catalog found = problems.collect(() -> Catalog.load(user.loader()), null);
    Catalog catalog = found != null ? found : Catalog.load(UserClasses.of(null).loader());
    List<Fixture> own = problems.collect(() -> own(selection, problems), List.of());
    Choices choices = problems.collect(() -> choices(asked, own, catalog), null);
    List<String> names = choices != null ? choices.fixtures() : orNone(selection.fixtures);
    List<Fixture> fixtures =
        selection.ownClasses()
            ? own
            : problems.collect(() -> Fixtures.loadAll(Home.fixtures(), names), List.of());
    List<String> specs = choices != null ? choices.jvms() : orNone(selection.jvms);
    List<Jvm> jvms =
        problems.collect(() -> Jvms.ofThisMachine().resolve(specs, catalog.flags()), List.of());
    problems.report();
    return new Inputs(user, catalog, choices, fixtures, jvms);
  }

  private static List<Fixture> own(SelectionOptions selection, Problems problems) {
    if (!selection.ownClasses()) {
      return List.of();
    }
    if (selection.fixtures != null) {
      problems.add("--fixture and --type exclude each other; run them one after the other");
    }
    boolean typesAlone = selection.payloads.isEmpty() && selection.factories.isEmpty();
    return selection.typeIsEnough && typesAlone
        ? UserFixtures.ofTypes(selection.types)
        : UserFixtures.of(selection.types, selection.payloads, selection.factories);
  }

  private static Choices choices(Asked asked, List<Fixture> own, Catalog catalog) {
    return Choices.of(
        Profiles.read(Home.profiles(), asked.profile()),
        OverridesReader.read(asked.selection(), asked.measuring(), own),
        catalog,
        asked.seed());
  }

  private static List<String> orNone(List<String> given) {
    return given == null ? List.of() : given;
  }

  /** The chosen strategies as {@code name/form}, a bare name in its default form. */
  List<String> forms() {
    return choices.strategies().stream()
        .map(name -> name.contains("/") ? name : name + "/" + defaultForm(name))
        .toList();
  }

  private String defaultForm(String name) {
    return catalog.strategy(name).map(Strategy::defaultForm).orElse("");
  }
}
