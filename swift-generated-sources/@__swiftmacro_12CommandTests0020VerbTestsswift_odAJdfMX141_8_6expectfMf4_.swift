Testing.__checkBinaryOperation(sandbox.bareCairn("ls", "-r", "/nowhere").code,{ $0 == $1() },10,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.bareCairn("ls", "-r", "/nowhere").code"#),"==",.__fromSyntaxNode("10")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:142:9-142:70
