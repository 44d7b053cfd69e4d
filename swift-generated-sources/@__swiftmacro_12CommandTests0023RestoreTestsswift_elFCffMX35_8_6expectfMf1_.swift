Testing.__checkBinaryOperation(Files.names(single + sandbox.source + "/notes"),{ $0 == $1() },["deep"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.names(single + sandbox.source + "/notes")"#),"==",.__fromSyntaxNode(#"["deep"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:36:9-36:77
