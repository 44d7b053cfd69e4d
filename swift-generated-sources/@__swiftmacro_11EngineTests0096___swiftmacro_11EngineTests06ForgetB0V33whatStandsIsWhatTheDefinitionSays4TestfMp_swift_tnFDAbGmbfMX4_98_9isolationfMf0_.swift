nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests06ForgetB0V33whatStandsIsWhatTheDefinitionSays4TestfMp_.swift:5:99-5:109
