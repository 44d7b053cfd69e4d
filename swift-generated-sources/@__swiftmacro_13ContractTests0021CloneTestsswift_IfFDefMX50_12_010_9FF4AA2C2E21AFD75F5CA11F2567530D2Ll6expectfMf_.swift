Testing.__checkBinaryOperation(found.count == writeBytes,{ $0 && $1() },found.withUnsafeBytes { memcmp($0.baseAddress!, $0.baseAddress! + 1, writeBytes - 1) } == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("found.count == writeBytes"),"&&",.__fromSyntaxNode("found.withUnsafeBytes { memcmp($0.baseAddress!, $0.baseAddress! + 1, writeBytes - 1) } == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:51:13-51:142
