nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests09AgreementB0V15everybodyAgrees4TestfMp_.swift:4:168-4:178
