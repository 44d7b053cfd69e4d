Testing.__checkValue(try watched(rig) == ["/", "/a"] || rig.settles(at: ["/", "/a"], watched),expression: .__fromSyntaxNode(#"try watched(rig) == ["/", "/a"] || rig.settles(at: ["/", "/a"], watched)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:103:9-103:90
