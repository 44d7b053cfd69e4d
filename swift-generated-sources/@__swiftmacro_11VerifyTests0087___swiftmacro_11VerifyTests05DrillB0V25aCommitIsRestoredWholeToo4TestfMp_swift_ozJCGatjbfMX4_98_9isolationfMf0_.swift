nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests05DrillB0V25aCommitIsRestoredWholeToo4TestfMp_.swift:5:99-5:109
