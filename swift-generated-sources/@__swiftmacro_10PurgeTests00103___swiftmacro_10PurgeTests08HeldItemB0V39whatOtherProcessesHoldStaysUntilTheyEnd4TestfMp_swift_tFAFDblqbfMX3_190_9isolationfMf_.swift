nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests08HeldItemB0V39whatOtherProcessesHoldStaysUntilTheyEnd4TestfMp_.swift:4:191-4:201
