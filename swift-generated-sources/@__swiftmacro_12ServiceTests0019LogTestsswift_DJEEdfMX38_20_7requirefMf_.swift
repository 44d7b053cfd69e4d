Testing.__checkFunctionCall((),calling: { 
  JournalLog(socketPath: $1,fallback: $2,minimum: $3)
},place.file("journal"),fallback,minimum,expression: .__fromFunctionCall(nil,"JournalLog",("socketPath",.__fromSyntaxNode(#"place.file("journal")"#)),("fallback",.__fromSyntaxNode("fallback")),("minimum",.__fromSyntaxNode("minimum"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:39:21-39:114
