Testing.__checkFunctionCall(sandbox.cairn("snapshots", exits: 1).errors.self,calling: {
  $0.contains($1)
},"checksum",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("snapshots", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""checksum""#, "checksum"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:106:9-106:82
