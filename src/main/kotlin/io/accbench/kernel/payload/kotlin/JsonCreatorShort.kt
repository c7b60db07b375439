package io.accbench.kernel.payload.kotlin

import com.fasterxml.jackson.annotation.JsonCreator

/** Made by its secondary constructor, of a string. */
@JvmInline value class JsonCreatorShort(val v: Short) {
    @JsonCreator constructor(s: String) : this(s.toShort())
}

/** A property of the value class. */
data class JsonCreatorShortHolder(val v: JsonCreatorShort)
