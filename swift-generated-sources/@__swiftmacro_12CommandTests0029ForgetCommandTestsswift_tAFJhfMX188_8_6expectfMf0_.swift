Testing.__checkFunctionCall(sandbox.cairn("versions", path).text.self,calling: {
  $0.contains($1)
},"stays until",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("versions", path).text"#),"contains",(nil,.__fromStringLiteral(#""stays until""#, "stays until"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:189:9-189:78
