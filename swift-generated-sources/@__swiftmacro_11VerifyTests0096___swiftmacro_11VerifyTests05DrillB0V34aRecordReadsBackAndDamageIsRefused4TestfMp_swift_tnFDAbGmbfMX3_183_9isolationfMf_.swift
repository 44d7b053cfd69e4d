nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests05DrillB0V34aRecordReadsBackAndDamageIsRefused4TestfMp_.swift:4:184-4:194
