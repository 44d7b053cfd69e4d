Testing.__checkBinaryOperation(Files.content(sandbox.file("hook-environment")).firstRange(of: needle),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.content(sandbox.file("hook-environment")).firstRange(of: needle)"#),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:45:9-45:95
