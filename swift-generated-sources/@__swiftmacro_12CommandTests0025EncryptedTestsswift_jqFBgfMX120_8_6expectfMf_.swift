Testing.__checkFunctionCall(sandbox.cairn("verify", "--read-data", exits: 1).text.self,calling: {
  $0.contains($1)
},"file-",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("verify", "--read-data", exits: 1).text"#),"contains",(nil,.__fromStringLiteral(#""file-""#, "file-"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:121:9-121:89
