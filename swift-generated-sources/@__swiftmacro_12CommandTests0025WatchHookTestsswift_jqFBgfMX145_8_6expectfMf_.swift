Testing.__checkFunctionCall(watch.self,calling: {
  $0.logs($1)
},"the figures cannot be written: no such file or directory: ",expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"logs",(nil,.__fromStringLiteral(#""the figures cannot be written: no such file or directory: ""#, "the figures cannot be written: no such file or directory: "))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:146:9-146:90
