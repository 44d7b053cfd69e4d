Testing.__checkValue(try backUp().counts.unchanged >= 1,expression: .__fromSyntaxNode("try backUp().counts.unchanged >= 1"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:234:9-234:52
