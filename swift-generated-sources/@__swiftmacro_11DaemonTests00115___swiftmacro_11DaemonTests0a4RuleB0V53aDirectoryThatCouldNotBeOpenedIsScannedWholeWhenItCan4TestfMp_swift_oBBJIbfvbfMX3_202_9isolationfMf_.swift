nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a4RuleB0V53aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan4TestfMp_.swift:4:203-4:213
