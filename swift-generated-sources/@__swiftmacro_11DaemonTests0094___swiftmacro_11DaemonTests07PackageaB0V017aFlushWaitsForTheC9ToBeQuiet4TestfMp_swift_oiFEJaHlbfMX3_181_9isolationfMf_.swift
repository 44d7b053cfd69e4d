nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07PackageaB0V017aFlushWaitsForTheC9ToBeQuiet4TestfMp_.swift:4:182-4:192
