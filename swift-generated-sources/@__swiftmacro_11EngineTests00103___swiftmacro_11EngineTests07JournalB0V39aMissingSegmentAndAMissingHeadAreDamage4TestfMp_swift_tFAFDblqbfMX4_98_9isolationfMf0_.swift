nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07JournalB0V39aMissingSegmentAndAMissingHeadAreDamage4TestfMp_.swift:5:99-5:109
