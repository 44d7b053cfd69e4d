Testing.__checkFunctionCall((),calling: { 
  Notify(variable: $1)
},environment(["NOTIFY_SOCKET": "/none/such"]),expression: .__fromFunctionCall(nil,"Notify",("variable",.__fromSyntaxNode(#"environment(["NOTIFY_SOCKET": "/none/such"])"#))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:55:26-55:98
