Testing.__checkValue(try watched(rig) == ["/", "/a", "/a/b", "/a/b/c", "/d", "/d/b"],expression: .__fromSyntaxNode(#"try watched(rig) == ["/", "/a", "/a/b", "/a/b/c", "/d", "/d/b"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:50:9-50:81
