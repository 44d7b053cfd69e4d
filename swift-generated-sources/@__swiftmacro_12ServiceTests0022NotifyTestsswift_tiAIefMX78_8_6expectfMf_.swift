Testing.__checkCast(nobody,is: (NoSupervisor).self,expression: .__fromBinaryOperation(.__fromSyntaxNode("nobody"),"is",.__fromSyntaxNode("NoSupervisor")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:79:9-79:40
