Testing.__checkFunctionCall(second.errors.self,calling: {
  $0.contains($1)
},"another daemon serves \(watch.sandbox.repository) already",expression: .__fromFunctionCall(.__fromSyntaxNode("second.errors"),"contains",(nil,.__fromSyntaxNode(#""another daemon serves \(watch.sandbox.repository) already""#))),comments: ["\(second.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:27:9-27:121
