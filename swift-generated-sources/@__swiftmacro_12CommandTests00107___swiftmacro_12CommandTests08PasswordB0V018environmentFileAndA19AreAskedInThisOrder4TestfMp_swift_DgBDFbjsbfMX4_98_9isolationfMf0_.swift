nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08PasswordB0V018environmentFileAndA19AreAskedInThisOrder4TestfMp_.swift:5:99-5:109
