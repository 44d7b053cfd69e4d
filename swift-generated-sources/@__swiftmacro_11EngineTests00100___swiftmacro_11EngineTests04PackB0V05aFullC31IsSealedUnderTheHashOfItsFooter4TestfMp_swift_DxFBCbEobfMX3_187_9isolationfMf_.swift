nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04PackB0V05aFullC31IsSealedUnderTheHashOfItsFooter4TestfMp_.swift:4:188-4:198
