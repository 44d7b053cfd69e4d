Testing.__checkFunctionCall((),calling: { 
  RawSocket(directory: $1,name: $2)
},directory.file("run"),"id.sock",expression: .__fromFunctionCall(nil,"RawSocket",("directory",.__fromSyntaxNode(#"directory.file("run")"#)),("name",.__fromStringLiteral(#""id.sock""#, "id.sock"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:25:42-25:112
