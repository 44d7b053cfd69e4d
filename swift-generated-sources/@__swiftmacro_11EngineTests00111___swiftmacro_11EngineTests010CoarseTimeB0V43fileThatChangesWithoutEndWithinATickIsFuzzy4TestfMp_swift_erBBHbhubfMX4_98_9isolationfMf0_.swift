nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010CoarseTimeB0V43fileThatChangesWithoutEndWithinATickIsFuzzy4TestfMp_.swift:5:99-5:109
