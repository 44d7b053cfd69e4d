nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests016ApplicationSignsB0V31flatpakIsKnownByWhatItsRootSays4TestfMp_.swift:4:192-4:202
