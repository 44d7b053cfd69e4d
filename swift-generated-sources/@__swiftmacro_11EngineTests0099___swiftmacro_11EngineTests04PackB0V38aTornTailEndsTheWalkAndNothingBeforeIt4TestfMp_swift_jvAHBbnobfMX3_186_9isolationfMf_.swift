nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04PackB0V38aTornTailEndsTheWalkAndNothingBeforeIt4TestfMp_.swift:4:187-4:197
