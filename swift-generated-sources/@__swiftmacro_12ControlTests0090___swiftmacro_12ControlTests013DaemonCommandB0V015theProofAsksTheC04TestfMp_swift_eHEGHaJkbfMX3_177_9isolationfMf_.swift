nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests013DaemonCommandB0V015theProofAsksTheC04TestfMp_.swift:4:178-4:188
