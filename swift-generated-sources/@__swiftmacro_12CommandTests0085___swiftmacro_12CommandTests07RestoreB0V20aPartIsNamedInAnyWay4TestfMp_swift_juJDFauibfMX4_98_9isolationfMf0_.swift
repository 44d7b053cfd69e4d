nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07RestoreB0V20aPartIsNamedInAnyWay4TestfMp_.swift:5:99-5:109
