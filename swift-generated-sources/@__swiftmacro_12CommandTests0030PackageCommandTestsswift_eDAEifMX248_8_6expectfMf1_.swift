Testing.__checkBinaryOperation(writer.wait().code,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("writer.wait().code"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:249:9-249:41
