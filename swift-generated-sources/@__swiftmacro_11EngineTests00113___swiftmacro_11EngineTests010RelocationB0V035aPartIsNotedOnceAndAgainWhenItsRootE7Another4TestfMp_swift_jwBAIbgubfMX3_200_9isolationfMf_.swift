nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010RelocationB0V035aPartIsNotedOnceAndAgainWhenItsRootE7Another4TestfMp_.swift:4:201-4:211
