nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests011RescanQueueB0V27tooManyBecomeOneOfTheirRoot4TestfMp_.swift:5:99-5:109
