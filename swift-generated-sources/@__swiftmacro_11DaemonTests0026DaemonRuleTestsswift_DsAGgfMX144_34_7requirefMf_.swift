Testing.__checkValue(token,expression: .__fromSyntaxNode("token"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:145:35-145:50
