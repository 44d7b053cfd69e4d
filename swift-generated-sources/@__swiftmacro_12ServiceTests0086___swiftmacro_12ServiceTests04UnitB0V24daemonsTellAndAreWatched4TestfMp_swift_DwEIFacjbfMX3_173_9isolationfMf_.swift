nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04UnitB0V24daemonsTellAndAreWatched4TestfMp_.swift:4:174-4:184
