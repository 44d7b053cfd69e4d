nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ExcludeB0V25whySaysSoOfWhatIsNotThere4TestfMp_.swift:4:178-4:188
