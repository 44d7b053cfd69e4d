Testing.__checkValue(isKept,expression: .__fromSyntaxNode("isKept"),comments: ["\(path) was taken away or changed"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:110:9-110:61
