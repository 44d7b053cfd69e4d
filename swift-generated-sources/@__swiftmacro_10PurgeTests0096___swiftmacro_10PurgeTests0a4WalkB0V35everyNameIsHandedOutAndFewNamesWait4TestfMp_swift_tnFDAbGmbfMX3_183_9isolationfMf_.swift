nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4WalkB0V35everyNameIsHandedOutAndFewNamesWait4TestfMp_.swift:4:184-4:194
