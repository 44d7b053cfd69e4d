Testing.__checkFunctionCall(sandbox.cairn("why", "\(snap)/common/.cache/page", exits: 1).text.self,calling: {
  $0.contains($1)
},"it is a root of role caches",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("why", "\(snap)/common/.cache/page", exits: 1).text"#),"contains",(nil,.__fromStringLiteral(#""it is a root of role caches""#, "it is a root of role caches"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:118:9-118:123
