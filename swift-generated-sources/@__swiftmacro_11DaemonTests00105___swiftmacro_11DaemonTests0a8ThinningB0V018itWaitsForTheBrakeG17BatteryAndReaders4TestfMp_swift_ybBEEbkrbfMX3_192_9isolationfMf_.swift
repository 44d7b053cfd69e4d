nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a8ThinningB0V018itWaitsForTheBrakeG17BatteryAndReaders4TestfMp_.swift:4:193-4:203
