nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09ImmutableB0V22sealedPacksAreReadOnly4TestfMp_.swift:4:177-4:187
