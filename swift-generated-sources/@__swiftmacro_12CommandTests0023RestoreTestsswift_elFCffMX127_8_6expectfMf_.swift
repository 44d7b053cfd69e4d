Testing.__checkFunctionCall(plan.self,calling: {
  $0.contains($1)
},"create  \(out)\(sandbox.source)/letter.txt",expression: .__fromFunctionCall(.__fromSyntaxNode("plan"),"contains",(nil,.__fromSyntaxNode(#""create  \(out)\(sandbox.source)/letter.txt""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:128:9-128:77
