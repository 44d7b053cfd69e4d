Testing.__checkPropertyAccess(plan(["/home/meadow"], live: [root(1, "/home/me")])[0].self,getting: { $0.isNew },expression: .__fromPropertyAccess(.__fromSyntaxNode(#"plan(["/home/meadow"], live: [root(1, "/home/me")])[0]"#),.__fromSyntaxNode("isNew")),comments: [.__line("// A shared beginning of a name is not a shared directory.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:352:9-352:78
