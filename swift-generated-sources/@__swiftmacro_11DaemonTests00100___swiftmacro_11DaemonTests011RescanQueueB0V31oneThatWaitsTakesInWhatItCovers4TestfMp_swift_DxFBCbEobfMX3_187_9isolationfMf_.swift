nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests011RescanQueueB0V31oneThatWaitsTakesInWhatItCovers4TestfMp_.swift:4:188-4:198
