Testing.__checkBinaryOperation(Array(found[..<got]),{ $0 == $1() },Array(expected.dropFirst(offset).prefix(count)),expression: .__fromBinaryOperation(.__fromSyntaxNode("Array(found[..<got])"),"==",.__fromSyntaxNode("Array(expected.dropFirst(offset).prefix(count))")),comments: ["\(count) from \(offset)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:184:13-184:120
