Testing.__checkBinaryOperation(steps[0].isNew && steps[0].focus.isEmpty,{ $0 && $1() },steps[0].absorbed.isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode("steps[0].isNew && steps[0].focus.isEmpty"),"&&",.__fromSyntaxNode("steps[0].absorbed.isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:343:9-343:87
