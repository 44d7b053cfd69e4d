Testing.__checkValue(try watched(rig).count == 6,expression: .__fromSyntaxNode("try watched(rig).count == 6"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:85:9-85:45
