nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests06RepairB0V25aMissingHeadIsWrittenAnew4TestfMp_.swift:4:176-4:186
