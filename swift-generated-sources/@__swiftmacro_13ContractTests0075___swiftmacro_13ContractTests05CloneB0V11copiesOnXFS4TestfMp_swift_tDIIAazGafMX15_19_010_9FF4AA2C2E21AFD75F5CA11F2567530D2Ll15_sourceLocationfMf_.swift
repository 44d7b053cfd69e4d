Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_13ContractTests05CloneB0V11copiesOnXFS4TestfMp_.swift:16:20-16:36
