Testing.__checkFunctionCall(JournalLog.self,calling: {
  $0.isConnected($1,variable: $2)
},-1,environment(["JOURNAL_STREAM": name]),expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("JournalLog"),"isConnected",(nil,.__fromSyntaxNode("-1")),("variable",.__fromSyntaxNode(#"environment(["JOURNAL_STREAM": name])"#))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:131:9-131:94
