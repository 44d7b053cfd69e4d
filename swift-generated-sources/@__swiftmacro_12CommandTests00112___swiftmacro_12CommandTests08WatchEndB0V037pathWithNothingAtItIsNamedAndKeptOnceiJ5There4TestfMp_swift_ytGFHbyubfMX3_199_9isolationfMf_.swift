nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08WatchEndB0V037pathWithNothingAtItIsNamedAndKeptOnceiJ5There4TestfMp_.swift:4:200-4:210
