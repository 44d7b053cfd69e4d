nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07RestoreB0V31linksJoinNamesThatWereLeftAlone4TestfMp_.swift:4:184-4:194
