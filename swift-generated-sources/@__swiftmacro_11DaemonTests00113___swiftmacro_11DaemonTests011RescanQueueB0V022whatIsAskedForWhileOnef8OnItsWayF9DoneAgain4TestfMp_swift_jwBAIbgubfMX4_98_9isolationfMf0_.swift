nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests011RescanQueueB0V022whatIsAskedForWhileOnef8OnItsWayF9DoneAgain4TestfMp_.swift:5:99-5:109
