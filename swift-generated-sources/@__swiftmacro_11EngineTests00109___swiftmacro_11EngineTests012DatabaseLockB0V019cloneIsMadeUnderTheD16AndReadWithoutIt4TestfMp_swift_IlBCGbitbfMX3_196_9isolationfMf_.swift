nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012DatabaseLockB0V019cloneIsMadeUnderTheD16AndReadWithoutIt4TestfMp_.swift:4:197-4:207
