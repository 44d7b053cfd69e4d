nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a10SimulationB0V24nothingIsMissedInSilence4TestfMp_.swift:5:99-5:109
