Testing.__checkValue(try watched(rig) == ["/", "/d", "/d/b"],expression: .__fromSyntaxNode(#"try watched(rig) == ["/", "/d", "/d/b"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:98:9-98:57
