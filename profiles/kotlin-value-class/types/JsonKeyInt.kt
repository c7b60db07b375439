package valueclass

import com.fasterxml.jackson.annotation.JsonKey

/** A value class that defines how it is written as the key of a map. */
@JvmInline value class JsonKeyInt(val v: Int) {
    @JsonKey
    override fun toString(): String = v.toString()
}
