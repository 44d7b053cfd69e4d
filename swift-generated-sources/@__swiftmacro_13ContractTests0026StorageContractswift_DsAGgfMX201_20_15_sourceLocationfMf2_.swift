Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:202:21-202:37
