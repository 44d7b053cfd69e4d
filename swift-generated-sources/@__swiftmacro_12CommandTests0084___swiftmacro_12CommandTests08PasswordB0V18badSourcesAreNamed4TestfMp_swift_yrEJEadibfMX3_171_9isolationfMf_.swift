nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08PasswordB0V18badSourcesAreNamed4TestfMp_.swift:4:172-4:182
