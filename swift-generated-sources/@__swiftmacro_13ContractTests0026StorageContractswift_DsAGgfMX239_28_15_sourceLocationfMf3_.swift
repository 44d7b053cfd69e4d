Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:240:29-240:45
