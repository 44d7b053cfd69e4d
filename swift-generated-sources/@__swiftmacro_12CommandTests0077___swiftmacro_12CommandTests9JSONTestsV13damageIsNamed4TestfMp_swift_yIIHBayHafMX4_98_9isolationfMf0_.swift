nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests9JSONTestsV13damageIsNamed4TestfMp_.swift:5:99-5:109
