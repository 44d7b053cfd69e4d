Testing.__checkFunctionCall(sandbox.cairn(verb, exits: 1).errors.self,calling: {
  $0.contains($1)
},"no daemon is running",expression: .__fromFunctionCall(.__fromSyntaxNode("sandbox.cairn(verb, exits: 1).errors"),"contains",(nil,.__fromStringLiteral(#""no daemon is running""#, "no daemon is running"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:117:43-117:121
