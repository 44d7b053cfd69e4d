Testing.__checkBinaryOperation(sandbox.bareCairn("-r", inner, "restore", "--in-place", "--delete", sandbox.source).code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.bareCairn("-r", inner, "restore", "--in-place", "--delete", sandbox.source).code"#),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:172:9-172:111
