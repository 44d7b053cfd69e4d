Testing.__checkValue(try world.stored("/home/docs")["other".pathBytes] != nil,expression: .__fromSyntaxNode(#"try world.stored("/home/docs")["other".pathBytes] != nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:93:9-93:74
