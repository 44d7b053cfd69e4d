nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests013WriteAheadLogB0V025snapshotIsTheDatabaseWithhE6OverIt4TestfMp_.swift:4:194-4:204
