nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests013DaemonCommandB0V01aC23ThatStopsOrLeavesIsSaid4TestfMp_.swift:4:187-4:197
