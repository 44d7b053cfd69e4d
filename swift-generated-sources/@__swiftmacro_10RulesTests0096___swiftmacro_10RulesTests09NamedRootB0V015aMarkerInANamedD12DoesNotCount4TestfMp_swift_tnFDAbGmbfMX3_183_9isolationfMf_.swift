nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests09NamedRootB0V015aMarkerInANamedD12DoesNotCount4TestfMp_.swift:4:184-4:194
