nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07SettlerB0V55tooManyDirectoriesCollapseUpwardsAndContentIsReadAfresh4TestfMp_.swift:4:207-4:217
