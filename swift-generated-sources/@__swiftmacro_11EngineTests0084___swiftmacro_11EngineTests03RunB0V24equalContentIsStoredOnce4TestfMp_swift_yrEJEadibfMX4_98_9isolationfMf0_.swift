nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V24equalContentIsStoredOnce4TestfMp_.swift:5:99-5:109
