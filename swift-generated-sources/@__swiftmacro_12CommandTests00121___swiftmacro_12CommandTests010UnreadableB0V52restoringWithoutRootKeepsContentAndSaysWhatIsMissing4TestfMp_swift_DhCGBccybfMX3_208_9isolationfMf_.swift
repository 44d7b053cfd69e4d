nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010UnreadableB0V52restoringWithoutRootKeepsContentAndSaysWhatIsMissing4TestfMp_.swift:4:209-4:219
