Testing.__checkValue(wasOpen,expression: .__fromSyntaxNode("wasOpen"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:237:9-237:25
