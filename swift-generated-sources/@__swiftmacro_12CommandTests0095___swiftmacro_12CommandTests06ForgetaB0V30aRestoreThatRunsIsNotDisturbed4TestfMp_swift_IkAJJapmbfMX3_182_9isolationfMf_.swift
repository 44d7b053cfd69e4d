nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06ForgetaB0V30aRestoreThatRunsIsNotDisturbed4TestfMp_.swift:4:183-4:193
