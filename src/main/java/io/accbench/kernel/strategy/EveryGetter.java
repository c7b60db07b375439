package io.accbench.kernel.strategy;

import io.accbench.kernel.spi.Getter;

/** All read slots: an accessor that serves every kind is one receiver class at any call site. */
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
