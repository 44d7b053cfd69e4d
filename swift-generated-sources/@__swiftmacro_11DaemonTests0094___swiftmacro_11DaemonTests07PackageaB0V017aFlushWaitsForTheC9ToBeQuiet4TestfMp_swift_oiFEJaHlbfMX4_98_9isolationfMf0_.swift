nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07PackageaB0V017aFlushWaitsForTheC9ToBeQuiet4TestfMp_.swift:5:99-5:109
