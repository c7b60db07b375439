package valueclass

import com.fasterxml.jackson.annotation.JsonCreator

/** A value class that its secondary constructor makes of a string. */
@JvmInline value class JsonCreatorShort(val v: Short) {
    @JsonCreator constructor(s: String) : this(s.toShort())
}

/** A class with one property of the value class. */
data class JsonCreatorShortHolder(val v: JsonCreatorShort)
