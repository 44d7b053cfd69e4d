Testing.__checkValue(try run.forget([(commits[0].commit.id, .everywhere)]) != nil,expression: .__fromSyntaxNode("try run.forget([(commits[0].commit.id, .everywhere)]) != nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:327:9-327:78
