Testing.__checkValue(try watched(rig).count == 105,expression: .__fromSyntaxNode("try watched(rig).count == 105"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:67:9-67:47
