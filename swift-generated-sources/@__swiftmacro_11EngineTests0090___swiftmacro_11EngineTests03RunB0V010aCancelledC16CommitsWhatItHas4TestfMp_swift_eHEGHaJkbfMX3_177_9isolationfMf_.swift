nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V010aCancelledC16CommitsWhatItHas4TestfMp_.swift:4:178-4:188
