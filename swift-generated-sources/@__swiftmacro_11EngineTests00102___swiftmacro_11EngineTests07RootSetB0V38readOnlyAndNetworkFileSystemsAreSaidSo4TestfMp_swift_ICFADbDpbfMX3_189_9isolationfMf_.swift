nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07RootSetB0V38readOnlyAndNetworkFileSystemsAreSaidSo4TestfMp_.swift:4:190-4:200
