nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests9JSONTestsV13damageIsNamed4TestfMp_.swift:4:165-4:175
