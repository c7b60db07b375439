package valueclass

import com.fasterxml.jackson.annotation.JsonCreator

/** A value class that its secondary constructor makes of a string. */
@JvmInline value class JsonCreatorInt(val v: Int) {
    @JsonCreator constructor(s: String) : this(s.toInt())
}

/** A class with one property of the value class. */
data class JsonCreatorIntHolder(val v: JsonCreatorInt)
