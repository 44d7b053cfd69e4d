nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09ContainerB0V026aPartThatIsASymlinkOrAFileF4None4TestfMp_.swift:4:187-4:197
