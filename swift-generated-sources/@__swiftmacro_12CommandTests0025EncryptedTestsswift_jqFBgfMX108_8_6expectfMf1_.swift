Testing.__checkFunctionCall(plain.cairn("init", "--key-cost", "least", exits: 1).errors.self,calling: {
  $0.contains($1)
},"--encrypt",expression: .__fromFunctionCall(.__fromSyntaxNode(#"plain.cairn("init", "--key-cost", "least", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""--encrypt""#, "--encrypt"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:109:9-109:99
