Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests09EncryptedB0V20ordinaryUserCanWatch4TestfMp_.swift:16:20-16:36
