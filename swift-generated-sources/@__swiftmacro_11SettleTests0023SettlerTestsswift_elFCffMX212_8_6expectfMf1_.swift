Testing.__checkBinaryOperation(settler.dirty(at: place("a/b/x")),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"settler.dirty(at: place("a/b/x"))"#),"==",.__fromSyntaxNode("nil")),comments: [.__line("// Metadata of a directory says nothing about what is in it.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:213:9-213:58
