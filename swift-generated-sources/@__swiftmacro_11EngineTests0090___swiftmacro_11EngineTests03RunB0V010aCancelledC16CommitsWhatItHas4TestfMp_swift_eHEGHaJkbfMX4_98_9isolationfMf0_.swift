nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V010aCancelledC16CommitsWhatItHas4TestfMp_.swift:5:99-5:109
