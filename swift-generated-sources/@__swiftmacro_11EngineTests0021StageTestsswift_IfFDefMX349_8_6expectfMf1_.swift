Testing.__checkPropertyAccess(steps[0].self,getting: { $0.isNew },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("steps[0]"),.__fromSyntaxNode("isNew")), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:350:9-350:33
