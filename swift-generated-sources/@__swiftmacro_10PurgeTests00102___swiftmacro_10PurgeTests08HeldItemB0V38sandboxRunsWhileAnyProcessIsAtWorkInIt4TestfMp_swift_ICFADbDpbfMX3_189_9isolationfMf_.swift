nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests08HeldItemB0V38sandboxRunsWhileAnyProcessIsAtWorkInIt4TestfMp_.swift:4:190-4:200
