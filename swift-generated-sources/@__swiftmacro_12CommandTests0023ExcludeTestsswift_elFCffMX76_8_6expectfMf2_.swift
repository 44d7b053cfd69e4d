Testing.__checkBinaryOperation(sandbox.json("why", sandbox.source + "/build").last?.fields["kept"] as? Bool,{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("why", sandbox.source + "/build").last?.fields["kept"] as? Bool"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:77:9-77:102
