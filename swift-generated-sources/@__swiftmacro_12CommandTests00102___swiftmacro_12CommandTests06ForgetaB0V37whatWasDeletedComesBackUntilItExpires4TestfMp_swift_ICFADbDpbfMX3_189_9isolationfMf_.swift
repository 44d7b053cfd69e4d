nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06ForgetaB0V37whatWasDeletedComesBackUntilItExpires4TestfMp_.swift:4:190-4:200
