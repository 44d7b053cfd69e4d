Testing.__checkValue(try reader.expired() == expired,expression: .__fromSyntaxNode("try reader.expired() == expired"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:241:17-241:57
