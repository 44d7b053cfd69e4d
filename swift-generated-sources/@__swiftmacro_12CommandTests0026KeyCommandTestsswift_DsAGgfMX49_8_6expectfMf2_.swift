Testing.__checkFunctionCall(sandbox.cairn("key", "remove", last, exits: 1).errors.self,calling: {
  $0.contains($1)
},"last key",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("key", "remove", last, exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""last key""#, "last key"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:50:9-50:92
