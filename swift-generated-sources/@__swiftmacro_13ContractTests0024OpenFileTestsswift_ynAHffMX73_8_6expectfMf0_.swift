Testing.__checkBinaryOperation(file.isLockedByWriter(100..<101) && file.isLockedByWriter(90..<120),{ $0 && $1() },!file.isLockedByWriter(110..<120),expression: .__fromBinaryOperation(.__fromSyntaxNode("file.isLockedByWriter(100..<101) && file.isLockedByWriter(90..<120)"),"&&",.__fromSyntaxNode("!file.isLockedByWriter(110..<120)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:74:9-74:122
