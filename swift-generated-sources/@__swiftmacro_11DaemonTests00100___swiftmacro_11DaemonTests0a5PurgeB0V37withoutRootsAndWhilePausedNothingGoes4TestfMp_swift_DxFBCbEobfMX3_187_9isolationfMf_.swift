nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a5PurgeB0V37withoutRootsAndWhilePausedNothingGoes4TestfMp_.swift:4:188-4:198
