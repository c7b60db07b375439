package valueclass

/** A value class that its primary constructor makes; it is written as the number that it holds. */
@JvmInline value class PlainInt(val v: Int)

/** A class with one property of the value class, compiled as one of the primitive type. */
data class PlainIntHolder(val v: PlainInt)

/** A map with the value class as key; only the type is used. */
interface PlainIntKeys : Map<PlainInt, Int>
