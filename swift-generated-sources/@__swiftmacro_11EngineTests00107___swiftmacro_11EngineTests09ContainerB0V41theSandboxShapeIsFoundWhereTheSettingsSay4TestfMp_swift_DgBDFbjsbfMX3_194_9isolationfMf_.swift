nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09ContainerB0V41theSandboxShapeIsFoundWhereTheSettingsSay4TestfMp_.swift:4:195-4:205
