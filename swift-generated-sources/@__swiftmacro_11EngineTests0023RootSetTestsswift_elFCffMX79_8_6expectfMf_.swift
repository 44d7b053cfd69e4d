Testing.__checkBinaryOperation(set.lines,{ $0 == $1() },["A /data/docs kept", "B /data/docs same as /data/docs"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.lines"),"==",.__fromSyntaxNode(#"["A /data/docs kept", "B /data/docs same as /data/docs"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:80:9-80:87
