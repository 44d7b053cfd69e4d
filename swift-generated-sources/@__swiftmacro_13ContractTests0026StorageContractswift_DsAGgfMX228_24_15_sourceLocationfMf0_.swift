Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:229:25-229:41
