Testing.__checkBinaryOperation(found.contents == ["save 19", "save 19"],{ $0 && $1() },!found.isFuzzy,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found.contents == ["save 19", "save 19"]"#),"&&",.__fromSyntaxNode("!found.isFuzzy")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:70:9-70:76
