nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a10SimulationB0V24nothingIsMissedInSilence4TestfMp_.swift:4:181-4:191
