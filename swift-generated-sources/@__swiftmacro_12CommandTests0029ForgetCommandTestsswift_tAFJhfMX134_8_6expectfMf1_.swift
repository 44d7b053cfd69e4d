Testing.__checkBinaryOperation(Files.names(target) == ["long"],{ $0 && $1() },Files.text(target + "/long/file") == "long 0",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.names(target) == ["long"]"#),"&&",.__fromSyntaxNode(#"Files.text(target + "/long/file") == "long 0""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:135:9-135:98
