/** The load on services in other processes, and what it costs them. */
package io.accbench.application.load;
