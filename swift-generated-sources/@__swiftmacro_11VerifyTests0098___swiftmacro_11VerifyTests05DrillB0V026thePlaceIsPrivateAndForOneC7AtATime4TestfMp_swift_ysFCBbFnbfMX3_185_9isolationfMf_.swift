nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests05DrillB0V026thePlaceIsPrivateAndForOneC7AtATime4TestfMp_.swift:4:186-4:196
