Testing.__checkFunctionCall(once.errors.self,calling: {
  $0.contains($1)
},"kept this once; `cairn roots add \(sandbox.source)` keeps it always",expression: .__fromFunctionCall(.__fromSyntaxNode("once.errors"),"contains",(nil,.__fromSyntaxNode(#""kept this once; `cairn roots add \(sandbox.source)` keeps it always""#))),comments: ["\(once.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:21:9-21:127
