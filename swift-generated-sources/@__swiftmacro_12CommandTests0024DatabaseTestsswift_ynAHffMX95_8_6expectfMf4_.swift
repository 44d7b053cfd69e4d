Testing.__checkBinaryOperation(sandbox.json("ls", sandbox.source).filter { $0.fields["fuzzy"] as? Bool == true }.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("ls", sandbox.source).filter { $0.fields["fuzzy"] as? Bool == true }.count"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:96:9-96:110
