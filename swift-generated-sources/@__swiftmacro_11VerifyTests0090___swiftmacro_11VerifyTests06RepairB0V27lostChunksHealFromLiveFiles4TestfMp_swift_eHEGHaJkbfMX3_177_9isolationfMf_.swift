nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests06RepairB0V27lostChunksHealFromLiveFiles4TestfMp_.swift:4:178-4:188
