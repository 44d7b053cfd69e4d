nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests016ContainerRestoreB0V01aC20IsKeptAndListedAlone4TestfMp_.swift:5:99-5:109
