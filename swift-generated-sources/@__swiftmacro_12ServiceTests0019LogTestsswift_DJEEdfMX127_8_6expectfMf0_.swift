Testing.__checkFunctionCall(JournalLog.self,calling: {
  $0.isConnected($1,variable: $2)
},file,environment(["JOURNAL_STREAM": "\(found.st_dev):1"]),expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("JournalLog"),"isConnected",(nil,.__fromSyntaxNode("file")),("variable",.__fromSyntaxNode(#"environment(["JOURNAL_STREAM": "\(found.st_dev):1"])"#))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:128:9-128:111
