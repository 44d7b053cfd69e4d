nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07JournalB0V028aNewSegmentWhoseHeaderIsLostH9ATornTail4TestfMp_.swift:4:192-4:202
