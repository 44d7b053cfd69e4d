Testing.__checkFunctionCall((),calling: { 
  Notify(variable: $1)
},environment(["NOTIFY_SOCKET": name]),expression: .__fromFunctionCall(nil,"Notify",("variable",.__fromSyntaxNode(#"environment(["NOTIFY_SOCKET": name])"#))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:38:26-38:90
