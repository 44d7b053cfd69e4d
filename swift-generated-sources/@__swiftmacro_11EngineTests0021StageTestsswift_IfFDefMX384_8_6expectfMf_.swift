Testing.__checkBinaryOperation(steps.map(\.root.name),{ $0 == $1() },["Documents".bytes, "Documents-2".bytes],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"steps.map(\.root.name)"#),"==",.__fromSyntaxNode(#"["Documents".bytes, "Documents-2".bytes]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:385:9-385:84
