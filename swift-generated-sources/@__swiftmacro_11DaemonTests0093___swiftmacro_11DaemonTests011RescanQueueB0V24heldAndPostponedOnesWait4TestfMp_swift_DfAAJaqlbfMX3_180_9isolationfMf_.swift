nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests011RescanQueueB0V24heldAndPostponedOnesWait4TestfMp_.swift:4:181-4:191
