Testing.__checkBinaryOperation(chmod(file, 0o600),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("chmod(file, 0o600)"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:54:9-54:41
