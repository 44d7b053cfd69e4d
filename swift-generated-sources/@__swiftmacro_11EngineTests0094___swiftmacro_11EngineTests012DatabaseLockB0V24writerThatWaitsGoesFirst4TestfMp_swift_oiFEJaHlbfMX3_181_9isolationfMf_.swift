nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012DatabaseLockB0V24writerThatWaitsGoesFirst4TestfMp_.swift:4:182-4:192
