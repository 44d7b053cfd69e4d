Testing.__checkValue(try world.stored("/home/docs").count == 1,expression: .__fromSyntaxNode(#"try world.stored("/home/docs").count == 1"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:87:9-87:59
