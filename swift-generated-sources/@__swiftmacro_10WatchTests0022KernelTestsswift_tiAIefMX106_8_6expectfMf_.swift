Testing.__checkValue(try rig.lastingDifferences() == [],expression: .__fromSyntaxNode("try rig.lastingDifferences() == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:107:9-107:52
