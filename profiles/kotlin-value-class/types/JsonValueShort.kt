package valueclass

import com.fasterxml.jackson.annotation.JsonValue

/** A value class that is written as a string. */
@JvmInline value class JsonValueShort(val v: Short) {
    @JsonValue
    override fun toString(): String = v.toString()
}

/** A class with one property of the value class. */
data class JsonValueShortHolder(val v: JsonValueShort)
