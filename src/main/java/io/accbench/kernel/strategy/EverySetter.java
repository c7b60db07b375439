package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Setter;

/** All write slots; see {@link EveryGetter}. */
interface EverySetter
    extends Setter.OfBoolean,
        Setter.OfByte,
        Setter.OfShort,
        Setter.OfChar,
        Setter.OfInt,
        Setter.OfLong,
        Setter.OfFloat,
        Setter.OfDouble,
        Setter.OfObject {}
