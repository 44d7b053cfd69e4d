nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06ForgetaB0V35rulesDecideAndADryRunChangesNothing4TestfMp_.swift:4:188-4:198
