nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PruneaB0V24deletingWorksOnAFullDisk4TestfMp_.swift:4:176-4:186
