Testing.__checkCast(text,is: (TextLog).self,expression: .__fromBinaryOperation(.__fromSyntaxNode("text"),"is",.__fromSyntaxNode("TextLog")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:133:9-133:33
