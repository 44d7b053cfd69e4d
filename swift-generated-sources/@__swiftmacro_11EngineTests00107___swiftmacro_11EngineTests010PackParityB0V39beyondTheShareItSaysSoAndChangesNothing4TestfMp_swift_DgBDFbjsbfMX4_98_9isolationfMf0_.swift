nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010PackParityB0V39beyondTheShareItSaysSoAndChangesNothing4TestfMp_.swift:5:99-5:109
