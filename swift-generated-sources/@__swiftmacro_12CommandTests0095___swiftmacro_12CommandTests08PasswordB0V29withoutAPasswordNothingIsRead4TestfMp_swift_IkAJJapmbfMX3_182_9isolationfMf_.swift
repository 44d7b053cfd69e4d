nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08PasswordB0V29withoutAPasswordNothingIsRead4TestfMp_.swift:4:183-4:193
