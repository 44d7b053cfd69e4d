Testing.__checkBinaryOperation(sandbox.json("why", sandbox.source + "/keep.o").last?.fields["kept"] as? Bool,{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("why", sandbox.source + "/keep.o").last?.fields["kept"] as? Bool"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:75:9-75:103
