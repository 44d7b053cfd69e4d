Testing.__checkBinaryOperation(killed > 5,{ $0 && $1() },outcomes.count == 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("killed > 5"),"&&",.__fromSyntaxNode("outcomes.count == 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:228:9-228:51
