Testing.__checkValue(try run.forget([], expiring: nil) == nil,expression: .__fromSyntaxNode("try run.forget([], expiring: nil) == nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:308:9-308:58
