package valueclass

/**
 * The graphs of the study of value classes, each with the digit 7. A value class that is returned
 * as [Any] is boxed. The maps are those that Kotlin makes of one pair.
 */
object ValueClasses {
    @JvmStatic fun int(): Any = PlainInt(7)

    @JvmStatic fun intWrapped(): Any = PlainIntHolder(PlainInt(7))

    @JvmStatic fun intKey(): Any = mapOf(PlainInt(7) to 0)

    @JvmStatic fun short(): Any = PlainShort(7)

    @JvmStatic fun shortWrapped(): Any = PlainShortHolder(PlainShort(7))

    @JvmStatic fun shortKey(): Any = mapOf(PlainShort(7) to 0)

    @JvmStatic fun intJsonValue(): Any = JsonValueInt(7)

    @JvmStatic fun intJsonValueWrapped(): Any = JsonValueIntHolder(JsonValueInt(7))

    @JvmStatic fun intJsonKey(): Any = mapOf(JsonKeyInt(7) to 0)

    @JvmStatic fun shortJsonValue(): Any = JsonValueShort(7)

    @JvmStatic fun shortJsonValueWrapped(): Any = JsonValueShortHolder(JsonValueShort(7))

    @JvmStatic fun shortJsonKey(): Any = mapOf(JsonKeyShort(7) to 0)

    @JvmStatic fun intJsonCreator(): Any = JsonCreatorInt(7)

    @JvmStatic fun intJsonCreatorWrapped(): Any = JsonCreatorIntHolder(JsonCreatorInt(7))

    @JvmStatic fun shortJsonCreator(): Any = JsonCreatorShort(7)

    @JvmStatic fun shortJsonCreatorWrapped(): Any = JsonCreatorShortHolder(JsonCreatorShort(7))
}
