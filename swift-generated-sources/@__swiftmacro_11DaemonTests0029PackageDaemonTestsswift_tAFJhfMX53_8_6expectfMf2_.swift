Testing.__checkBinaryOperation(found.contents == ["2", "2"],{ $0 && $1() },!found.isFuzzy,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found.contents == ["2", "2"]"#),"&&",.__fromSyntaxNode("!found.isFuzzy")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:54:9-54:64
