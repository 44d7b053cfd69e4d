nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests07PackageaC0V35everyVersionTheDaemonKeepsIsOneSave4TestfMp_.swift:5:99-5:109
