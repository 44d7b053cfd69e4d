nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a10SimulationB0V33nothingIsMissedInSilenceWithRules4TestfMp_.swift:5:99-5:109
