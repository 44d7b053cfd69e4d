nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07LeftOutB0V014theGapOfWhatIscD4Ends4TestfMp_.swift:5:99-5:109
