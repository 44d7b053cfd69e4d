nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests07InPlaceB0V43whatNobodySavesMeanwhileIsRestoredAndUndone4TestfMp_.swift:4:195-4:205
