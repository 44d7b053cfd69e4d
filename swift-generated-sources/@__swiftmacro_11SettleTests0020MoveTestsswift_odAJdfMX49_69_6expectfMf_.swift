Testing.__checkFunctionCall(tasks.self,calling: {
  $0.contains($1)
},"item \(name)",expression: .__fromFunctionCall(.__fromSyntaxNode("tasks"),"contains",(nil,.__fromSyntaxNode(#""item \(name)""#))),comments: ["\(tasks)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:50:70-50:121
