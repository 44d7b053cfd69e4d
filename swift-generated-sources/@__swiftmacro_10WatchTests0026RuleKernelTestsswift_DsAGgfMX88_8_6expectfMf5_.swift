Testing.__checkValue(try watched(rig) == ["/"],expression: .__fromSyntaxNode(#"try watched(rig) == ["/"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:89:9-89:43
