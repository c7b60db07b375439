<#import "/@includes/bean.ftl" as bean>
package io.accbench.kernel.payload;

/** One of the readings of a {@link Telemetry}: 24 properties, none of them ever null. */
public final class Reading {
  <@bean.properties [
    "long id", "int sensor", "long takenAt", "boolean valid", "String unit", "int value",
    "int minimum", "int maximum", "long total", "int count", "boolean alarm", "String site",
    "int channel", "int retries", "long offset", "boolean cached", "String state", "int battery",
    "int signal", "long uptime", "boolean manual", "String label", "int version", "boolean signed"
  ]/>
}
