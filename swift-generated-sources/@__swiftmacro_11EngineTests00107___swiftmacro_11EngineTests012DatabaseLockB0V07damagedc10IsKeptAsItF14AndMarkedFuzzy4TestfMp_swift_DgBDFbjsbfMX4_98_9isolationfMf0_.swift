nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012DatabaseLockB0V07damagedc10IsKeptAsItF14AndMarkedFuzzy4TestfMp_.swift:5:99-5:109
