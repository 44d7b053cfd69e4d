nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012DatabaseLockB0V032logWithoutAHeaderIsKeptBesideItsC04TestfMp_.swift:5:99-5:109
