Testing.__checkFunctionCall(sandbox.cairn("pause", "soon", exits: 1).errors.self,calling: {
  $0.contains($1)
},"no time to pause",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("pause", "soon", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""no time to pause""#, "no time to pause"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:118:9-118:94
