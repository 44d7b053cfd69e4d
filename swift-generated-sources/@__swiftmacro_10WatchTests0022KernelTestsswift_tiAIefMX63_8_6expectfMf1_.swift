Testing.__checkValue(try rig.lastingDifferences() == [],expression: .__fromSyntaxNode("try rig.lastingDifferences() == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:64:9-64:52
