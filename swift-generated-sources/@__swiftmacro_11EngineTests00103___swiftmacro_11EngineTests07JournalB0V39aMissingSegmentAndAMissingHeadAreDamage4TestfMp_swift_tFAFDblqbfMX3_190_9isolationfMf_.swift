nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07JournalB0V39aMissingSegmentAndAMissingHeadAreDamage4TestfMp_.swift:4:191-4:201
