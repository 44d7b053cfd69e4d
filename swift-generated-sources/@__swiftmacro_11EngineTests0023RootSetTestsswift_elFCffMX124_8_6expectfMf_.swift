Testing.__checkBinaryOperation(set.lines,{ $0 == $1() },["Data /data kept", "Twin /mnt/twin same as /data/docs", "Other /mnt/twin/other kept"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.lines"),"==",.__fromSyntaxNode(#"["Data /data kept", "Twin /mnt/twin same as /data/docs", "Other /mnt/twin/other kept"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:125:9-125:117
