nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09ContainerB0V01ac14ThatIsASymlinkE8Followed4TestfMp_.swift:4:182-4:192
