Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests08PasswordB0V26terminalIsAskedWithoutEcho4TestfMp_.swift:16:20-16:36
