Testing.__checkFunctionCall(watch.self,calling: {
  $0.logs($1)
},"stopping: ",expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"logs",(nil,.__fromStringLiteral(#""stopping: ""#, "stopping: "))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:136:9-136:42
