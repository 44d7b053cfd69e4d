Testing.__checkBinaryOperation(settler.texts(after: 600),{ $0 == $1() },["item d/plain +all"],expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.texts(after: 600)"),"==",.__fromSyntaxNode(#"["item d/plain +all"]"#)),comments: [.__line("// A name outside is given out after its own half second; within, a close is waited for as a write is.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:20:9-20:68
