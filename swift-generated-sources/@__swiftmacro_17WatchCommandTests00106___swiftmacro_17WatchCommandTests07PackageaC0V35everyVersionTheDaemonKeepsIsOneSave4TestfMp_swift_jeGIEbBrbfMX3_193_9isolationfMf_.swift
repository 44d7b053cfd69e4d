nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests07PackageaC0V35everyVersionTheDaemonKeepsIsOneSave4TestfMp_.swift:4:194-4:204
