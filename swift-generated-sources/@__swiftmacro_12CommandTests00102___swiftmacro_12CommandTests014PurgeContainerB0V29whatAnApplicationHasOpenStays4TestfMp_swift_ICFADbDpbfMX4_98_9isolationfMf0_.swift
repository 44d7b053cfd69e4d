nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests014PurgeContainerB0V29whatAnApplicationHasOpenStays4TestfMp_.swift:5:99-5:109
