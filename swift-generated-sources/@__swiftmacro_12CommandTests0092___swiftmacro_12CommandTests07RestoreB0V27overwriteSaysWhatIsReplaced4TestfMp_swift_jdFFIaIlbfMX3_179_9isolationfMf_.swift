nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07RestoreB0V27overwriteSaysWhatIsReplaced4TestfMp_.swift:4:180-4:190
