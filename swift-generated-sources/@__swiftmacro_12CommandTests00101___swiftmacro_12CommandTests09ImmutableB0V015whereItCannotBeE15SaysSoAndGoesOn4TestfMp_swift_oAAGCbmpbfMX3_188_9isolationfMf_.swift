nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09ImmutableB0V015whereItCannotBeE15SaysSoAndGoesOn4TestfMp_.swift:4:189-4:199
