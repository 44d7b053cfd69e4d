Testing.__checkBinaryOperation(sandbox.json("ls", sandbox.source).contains { $0.fields["fuzzy"] as? Bool == true },{ $0 == $1() },!isLogged,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("ls", sandbox.source).contains { $0.fields["fuzzy"] as? Bool == true }"#),"==",.__fromSyntaxNode("!isLogged")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:122:9-122:114
