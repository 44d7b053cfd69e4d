nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests017LeastRecentlyUsedB0V35roundsGiveEveryFileOnceInOrderOfUse4TestfMp_.swift:5:99-5:109
