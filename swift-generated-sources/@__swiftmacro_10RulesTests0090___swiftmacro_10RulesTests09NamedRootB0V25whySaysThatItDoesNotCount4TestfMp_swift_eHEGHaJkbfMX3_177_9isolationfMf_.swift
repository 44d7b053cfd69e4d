nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests09NamedRootB0V25whySaysThatItDoesNotCount4TestfMp_.swift:4:178-4:188
