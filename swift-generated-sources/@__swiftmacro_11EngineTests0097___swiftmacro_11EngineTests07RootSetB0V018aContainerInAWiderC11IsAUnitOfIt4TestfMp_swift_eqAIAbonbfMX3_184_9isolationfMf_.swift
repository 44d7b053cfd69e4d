nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07RootSetB0V018aContainerInAWiderC11IsAUnitOfIt4TestfMp_.swift:4:185-4:195
