Testing.__checkFunctionCall(watch.self,calling: {
  $0.message($1,after: $2)
},"READY=1",mark,expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"message",(nil,.__fromStringLiteral(#""READY=1""#, "READY=1")),("after",.__fromSyntaxNode("mark"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:65:25-65:72
