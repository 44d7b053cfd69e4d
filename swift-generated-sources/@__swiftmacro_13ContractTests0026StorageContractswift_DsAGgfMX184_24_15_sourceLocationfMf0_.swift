Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:185:25-185:41
