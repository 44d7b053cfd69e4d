Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:190:25-190:41
