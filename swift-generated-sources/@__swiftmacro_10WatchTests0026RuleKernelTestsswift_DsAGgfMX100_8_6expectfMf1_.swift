Testing.__checkValue(try watched(rig) == ["/", "/a", "/d"],expression: .__fromSyntaxNode(#"try watched(rig) == ["/", "/a", "/d"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:101:9-101:55
