Testing.__checkFunctionCall((),calling: { 
  JournalLog(socketPath: $1,fallback: $2)
},place.file("nobody"),fallback,expression: .__fromFunctionCall(nil,"JournalLog",("socketPath",.__fromSyntaxNode(#"place.file("nobody")"#)),("fallback",.__fromSyntaxNode("fallback"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:95:23-95:97
