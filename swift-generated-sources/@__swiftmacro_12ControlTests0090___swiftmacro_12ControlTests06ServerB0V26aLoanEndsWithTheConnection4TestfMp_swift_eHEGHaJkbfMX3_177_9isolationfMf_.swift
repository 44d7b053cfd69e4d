nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests06ServerB0V26aLoanEndsWithTheConnection4TestfMp_.swift:4:178-4:188
