Testing.__checkFunctionCall(sandbox.cairn("status", sandbox.source).text.self,calling: {
  $0.contains($1)
},"stored",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status", sandbox.source).text"#),"contains",(nil,.__fromStringLiteral(#""stored""#, "stored"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:143:9-143:81
