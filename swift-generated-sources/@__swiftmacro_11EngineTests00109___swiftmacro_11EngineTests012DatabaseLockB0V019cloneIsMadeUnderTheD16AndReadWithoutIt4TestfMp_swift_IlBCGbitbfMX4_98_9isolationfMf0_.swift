nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012DatabaseLockB0V019cloneIsMadeUnderTheD16AndReadWithoutIt4TestfMp_.swift:5:99-5:109
