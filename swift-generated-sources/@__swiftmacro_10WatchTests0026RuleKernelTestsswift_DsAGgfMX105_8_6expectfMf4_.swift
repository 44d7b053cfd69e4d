Testing.__checkValue(try watched(rig) == ["/", "/a", "/e"],expression: .__fromSyntaxNode(#"try watched(rig) == ["/", "/a", "/e"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:106:9-106:55
