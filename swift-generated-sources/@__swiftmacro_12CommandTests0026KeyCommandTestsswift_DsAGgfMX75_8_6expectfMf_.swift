Testing.__checkFunctionCall(plain.cairn("key", "list", exits: 1).errors.self,calling: {
  $0.contains($1)
},"not encrypted",expression: .__fromFunctionCall(.__fromSyntaxNode(#"plain.cairn("key", "list", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""not encrypted""#, "not encrypted"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:76:9-76:87
