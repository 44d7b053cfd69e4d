Testing.__checkBinaryOperation(restored[Array("notes/new.md".utf8)],{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"restored[Array("notes/new.md".utf8)]"#),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:242:9-242:61
