package io.accbench.kernel.payload.kotlin

/** Made by its primary constructor and written as the number that it holds. */
@JvmInline value class PlainShort(val v: Short)

/** A property of the value class: compiled as a property of the primitive type. */
data class PlainShortHolder(val v: PlainShort)

/** The value class as the key of a map; only its type is used. */
interface PlainShortKeys : Map<PlainShort, Int>
