nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests08ProtocolB0V25longListsAreCutAndCounted4TestfMp_.swift:4:179-4:189
