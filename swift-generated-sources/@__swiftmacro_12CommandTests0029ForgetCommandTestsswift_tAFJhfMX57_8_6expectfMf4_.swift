Testing.__checkBinaryOperation(sandbox.json("versions", sandbox.source + "/file").compactMap { $0["commit"] },{ $0 == $1() },[ids[0], ids[3]],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("versions", sandbox.source + "/file").compactMap { $0["commit"] }"#),"==",.__fromSyntaxNode("[ids[0], ids[3]]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:58:9-58:116
