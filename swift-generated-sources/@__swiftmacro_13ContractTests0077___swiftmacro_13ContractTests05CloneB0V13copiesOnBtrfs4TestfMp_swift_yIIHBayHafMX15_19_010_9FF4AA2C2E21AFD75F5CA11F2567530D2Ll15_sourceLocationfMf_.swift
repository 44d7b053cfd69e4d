Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_13ContractTests05CloneB0V13copiesOnBtrfs4TestfMp_.swift:16:20-16:36
