package io.accbench.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Marks a method that returns {@link PerformanceGate#rows()}. Its tests have the tag {@code
 * performance} and are skipped unless the system property {@code accbench.performance} is true,
 * because they take minutes and want the machine for themselves.
 */
@Documented
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@TestFactory
@Tag("performance")
@EnabledIfSystemProperty(
    named = "accbench.performance",
    matches = "true",
    disabledReason = "it measures for minutes; add -Daccbench.performance=true")
public @interface PerformanceTest {}
