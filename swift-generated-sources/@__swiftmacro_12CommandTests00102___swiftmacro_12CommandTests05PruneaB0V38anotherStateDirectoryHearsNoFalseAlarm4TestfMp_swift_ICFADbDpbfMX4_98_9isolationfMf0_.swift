nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PruneaB0V38anotherStateDirectoryHearsNoFalseAlarm4TestfMp_.swift:5:99-5:109
