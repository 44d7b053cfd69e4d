Testing.__checkFunctionCall(sandbox.cairn("key", "add", "--key-cost", "least", "--new-password-file", Self.secretFile(sandbox, "many"), exits: 1).errors.self,calling: {
  $0.contains($1)
},"as many keys",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("key", "add", "--key-cost", "least", "--new-password-file", Self.secretFile(sandbox, "many"), exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""as many keys""#, "as many keys"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KeyCommandTests.swift:84:9-84:167
