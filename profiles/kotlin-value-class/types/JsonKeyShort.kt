package valueclass

import com.fasterxml.jackson.annotation.JsonKey

/** A value class that defines how it is written as the key of a map. */
@JvmInline value class JsonKeyShort(val v: Short) {
    @JsonKey
    override fun toString(): String = v.toString()
}
