Testing.__checkBinaryOperation(done.code == 0 && done.text.contains("Type yes: "),{ $0 && $1() },done.text.contains("1 version taken out of all history"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"done.code == 0 && done.text.contains("Type yes: ")"#),"&&",.__fromSyntaxNode(#"done.text.contains("1 version taken out of all history")"#)),comments: ["\(done.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:244:9-244:144
