nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06ForgetaB0V8tagsStay4TestfMp_.swift:4:160-4:170
