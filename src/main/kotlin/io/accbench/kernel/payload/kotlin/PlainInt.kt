package io.accbench.kernel.payload.kotlin

/** Made by its primary constructor and written as the number that it holds. */
@JvmInline value class PlainInt(val v: Int)

/** A property of the value class: compiled as a property of the primitive type. */
data class PlainIntHolder(val v: PlainInt)

/** The value class as the key of a map; only its type is used. */
interface PlainIntKeys : Map<PlainInt, Int>
