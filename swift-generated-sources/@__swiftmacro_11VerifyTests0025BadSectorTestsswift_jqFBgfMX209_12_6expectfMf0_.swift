Testing.__checkBinaryOperation(found.versions.map(\.lostBytes),{ $0 == $1() },expected.versions.map(\.lostBytes),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found.versions.map(\.lostBytes)"#),"==",.__fromSyntaxNode(#"expected.versions.map(\.lostBytes)"#)),comments: ["read \(number) of \(reads)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:210:13-210:121
