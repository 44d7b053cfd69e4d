nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests09NamedRootB0V25whySaysThatItDoesNotCount4TestfMp_.swift:5:99-5:109
