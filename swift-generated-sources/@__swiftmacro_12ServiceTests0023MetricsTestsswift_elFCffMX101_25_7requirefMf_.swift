Testing.__checkFunctionCall((),calling: { 
  FileHandle(forReadingAtPath: $1)
},place.file("cairn.prom"),expression: .__fromFunctionCall(nil,"FileHandle",("forReadingAtPath",.__fromSyntaxNode(#"place.file("cairn.prom")"#))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:102:26-102:90
