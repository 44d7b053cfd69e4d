Testing.__checkBinaryOperation(healed["state"] == "stored",{ $0 && $1() },healed.number("items_by_content") == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"healed["state"] == "stored""#),"&&",.__fromSyntaxNode(#"healed.number("items_by_content") == 1"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:61:9-61:87
