nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ExcludeB0V27deletingSparesWhatIsLeftOut4TestfMp_.swift:4:180-4:190
