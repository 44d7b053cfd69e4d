Testing.__checkBinaryOperation(event["event"] == "drill",{ $0 && $1() },event.number("failed") == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"event["event"] == "drill""#),"&&",.__fromSyntaxNode(#"event.number("failed") == 1"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:78:9-78:74
