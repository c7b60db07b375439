package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Getter;

/** All read slots. With an accessor for every kind, all call sites see one receiver class. */
interface EveryGetter
    extends Getter.OfBoolean,
        Getter.OfByte,
        Getter.OfShort,
        Getter.OfChar,
        Getter.OfInt,
        Getter.OfLong,
        Getter.OfFloat,
        Getter.OfDouble,
        Getter.OfObject {}
