Testing.__checkPropertyAccess(isEnough.self,getting: { $0.isSet },expression: .__fromPropertyAccess(.__fromSyntaxNode("isEnough"),.__fromSyntaxNode("isSet")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:131:9-131:32
