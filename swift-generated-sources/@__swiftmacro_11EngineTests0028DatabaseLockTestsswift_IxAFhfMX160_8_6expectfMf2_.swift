Testing.__checkValue(try backUp().failures.isEmpty,expression: .__fromSyntaxNode("try backUp().failures.isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:161:9-161:47
