Testing.__checkFunctionCall(plain.cairn("init", "--encrypt", "--if-missing", exits: 1).errors.self,calling: {
  $0.contains($1)
},"not encrypted",expression: .__fromFunctionCall(.__fromSyntaxNode(#"plain.cairn("init", "--encrypt", "--if-missing", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""not encrypted""#, "not encrypted"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:108:9-108:109
