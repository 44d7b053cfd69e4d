nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V24equalContentIsStoredOnce4TestfMp_.swift:4:172-4:182
