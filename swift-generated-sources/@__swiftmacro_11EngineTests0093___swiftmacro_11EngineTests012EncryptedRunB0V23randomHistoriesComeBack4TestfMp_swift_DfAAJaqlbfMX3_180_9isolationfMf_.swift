nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012EncryptedRunB0V23randomHistoriesComeBack4TestfMp_.swift:4:181-4:191
