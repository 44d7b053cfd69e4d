nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests011RescanQueueB0V022whatIsAskedForWhileOnef8OnItsWayF9DoneAgain4TestfMp_.swift:4:201-4:211
