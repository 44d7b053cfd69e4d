nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07RestoreB0V20aPartIsNamedInAnyWay4TestfMp_.swift:4:173-4:183
