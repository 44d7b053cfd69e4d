nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07PackageaB0V010aPostponedC15ClearsNoFailure4TestfMp_.swift:5:99-5:109
