nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ExcludeB0V39aDroppedFlagIsNamedUntilSomebodyDecides4TestfMp_.swift:4:192-4:202
