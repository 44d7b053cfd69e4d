nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests09RootsEditB0V07whatThea5SayOfF17StandardOnesStays4TestfMp_.swift:4:190-4:200
