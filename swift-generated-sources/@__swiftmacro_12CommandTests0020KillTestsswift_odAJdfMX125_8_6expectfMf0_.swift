Testing.__checkBinaryOperation(Files.names(sandbox.source) == ["a"],{ $0 && $1() },Files.names(sandbox.source + "/a") == ["file"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.names(sandbox.source) == ["a"]"#),"&&",.__fromSyntaxNode(#"Files.names(sandbox.source + "/a") == ["file"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:126:9-126:104
