nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08PasswordB0V29withoutAPasswordNothingIsRead4TestfMp_.swift:5:99-5:109
