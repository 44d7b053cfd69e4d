nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07RestoreB0V27theRepositoryIsNeverDeleted4TestfMp_.swift:4:180-4:190
