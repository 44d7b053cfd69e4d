Testing.__checkBinaryOperation(wide.commit?.commit.counts.live,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("wide.commit?.commit.counts.live"),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:31:9-31:54
