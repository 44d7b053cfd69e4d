nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04PackB0V01aC28OfAnotherRepositoryIsRefused4TestfMp_.swift:4:181-4:191
