nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests011RescanQueueB0V27tooManyBecomeOneOfTheirRoot4TestfMp_.swift:4:184-4:194
