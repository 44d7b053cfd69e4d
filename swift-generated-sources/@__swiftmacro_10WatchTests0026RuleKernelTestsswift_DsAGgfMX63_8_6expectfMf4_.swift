Testing.__checkValue(try watched(rig).count == 106,expression: .__fromSyntaxNode("try watched(rig).count == 106"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:64:9-64:47
