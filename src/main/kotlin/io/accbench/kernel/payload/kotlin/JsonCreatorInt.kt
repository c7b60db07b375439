package io.accbench.kernel.payload.kotlin

import com.fasterxml.jackson.annotation.JsonCreator

/** Made by its secondary constructor, of a string. */
@JvmInline value class JsonCreatorInt(val v: Int) {
    @JsonCreator constructor(s: String) : this(s.toInt())
}

/** A property of the value class. */
data class JsonCreatorIntHolder(val v: JsonCreatorInt)
