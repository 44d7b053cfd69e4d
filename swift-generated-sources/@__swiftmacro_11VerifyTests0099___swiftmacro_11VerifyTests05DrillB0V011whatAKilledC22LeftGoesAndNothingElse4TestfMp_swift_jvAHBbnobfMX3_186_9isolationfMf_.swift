nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests05DrillB0V011whatAKilledC22LeftGoesAndNothingElse4TestfMp_.swift:4:187-4:197
