Testing.__checkFunctionCall((),calling: { 
  Notify(variable: $1)
},environment(["NOTIFY_SOCKET": place.file("notify")]),expression: .__fromFunctionCall(nil,"Notify",("variable",.__fromSyntaxNode(#"environment(["NOTIFY_SOCKET": place.file("notify")])"#))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:26:26-26:106
