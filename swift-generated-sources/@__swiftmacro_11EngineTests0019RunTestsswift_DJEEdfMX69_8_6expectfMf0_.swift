Testing.__checkBinaryOperation(result.commit?.commit.kind,{ $0 == $1() },.partial,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.commit?.commit.kind"),"==",.__fromSyntaxNode(".partial")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:70:9-70:56
