Testing.__checkBinaryOperation(object["type"] == "error",{ $0 && $1() },object["message"]?.isEmpty == false,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"object["type"] == "error""#),"&&",.__fromSyntaxNode(#"object["message"]?.isEmpty == false"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:91:13-91:86
