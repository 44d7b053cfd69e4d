nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests07OutsideB0V19mountsAreNotEntered4TestfMp_.swift:5:99-5:109
