Testing.__checkValue(try watched(rig) == ["/", "/a", "/d", "/d/b"],expression: .__fromSyntaxNode(#"try watched(rig) == ["/", "/a", "/d", "/d/b"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:53:9-53:63
