nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04PackB0V06anOpenC19IsDurableAfterASync4TestfMp_.swift:4:177-4:187
