Testing.__checkBinaryOperation(rename(sandbox.repository, moved),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("rename(sandbox.repository, moved)"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:172:9-172:56
