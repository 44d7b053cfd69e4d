Testing.__checkFunctionCall(JournalLog.self,calling: {
  $0.isConnected($1,variable: $2)
},file,environment(["JOURNAL_STREAM": name]),expression: .__fromFunctionCall(.__fromSyntaxNode("JournalLog"),"isConnected",(nil,.__fromSyntaxNode("file")),("variable",.__fromSyntaxNode(#"environment(["JOURNAL_STREAM": name])"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:127:9-127:95
