nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07LeftOutB0V014theGapOfWhatIscD4Ends4TestfMp_.swift:4:174-4:184
