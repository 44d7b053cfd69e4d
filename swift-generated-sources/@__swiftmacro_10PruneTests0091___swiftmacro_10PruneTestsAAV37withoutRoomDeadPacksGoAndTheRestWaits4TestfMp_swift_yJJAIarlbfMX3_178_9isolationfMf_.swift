nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV37withoutRoomDeadPacksGoAndTheRestWaits4TestfMp_.swift:4:179-4:189
