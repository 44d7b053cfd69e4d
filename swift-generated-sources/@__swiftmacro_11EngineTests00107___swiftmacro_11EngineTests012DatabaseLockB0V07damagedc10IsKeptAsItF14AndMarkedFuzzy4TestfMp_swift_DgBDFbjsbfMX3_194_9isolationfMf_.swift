nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012DatabaseLockB0V07damagedc10IsKeptAsItF14AndMarkedFuzzy4TestfMp_.swift:4:195-4:205
