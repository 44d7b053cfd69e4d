Testing.__checkValue(try !reader.contains(other),expression: .__fromSyntaxNode("try !reader.contains(other)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:316:9-316:45
