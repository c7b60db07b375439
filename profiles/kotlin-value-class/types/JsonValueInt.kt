package valueclass

import com.fasterxml.jackson.annotation.JsonValue

/** A value class that is written as a string. */
@JvmInline value class JsonValueInt(val v: Int) {
    @JsonValue
    override fun toString(): String = v.toString()
}

/** A class with one property of the value class. */
data class JsonValueIntHolder(val v: JsonValueInt)
