Testing.__checkBinaryOperation(lstat("\(process)/environ", &status) == 0,{ $0 && $1() },status.st_uid == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"lstat("\(process)/environ", &status) == 0"#),"&&",.__fromSyntaxNode("status.st_uid == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:60:9-60:81
