Testing.__checkBinaryOperation(sandbox.json("versions", scratch + "/b").filter { $0["type"] == "version" }.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("versions", scratch + "/b").filter { $0["type"] == "version" }.count"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:31:9-31:104
