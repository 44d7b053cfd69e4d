Testing.__checkBinaryOperation(next.counts.changed,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("next.counts.changed"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:50:9-50:42
