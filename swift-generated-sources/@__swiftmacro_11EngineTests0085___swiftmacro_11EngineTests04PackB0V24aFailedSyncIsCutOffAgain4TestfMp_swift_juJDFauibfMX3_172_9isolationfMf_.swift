nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04PackB0V24aFailedSyncIsCutOffAgain4TestfMp_.swift:4:173-4:183
