Testing.__checkFunctionCall(sandbox.cairn("snapshots", exits: 1).errors.self,calling: {
  $0.contains($1)
},"there is another",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("snapshots", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""there is another""#, "there is another"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:57:9-57:90
