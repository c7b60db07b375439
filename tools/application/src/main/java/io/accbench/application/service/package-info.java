/** The service: orders and products over HTTP, from memory. */
package io.accbench.application.service;
