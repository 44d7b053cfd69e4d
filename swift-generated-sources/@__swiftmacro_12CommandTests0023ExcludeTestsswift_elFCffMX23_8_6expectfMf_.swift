Testing.__checkFunctionCall(sandbox.cairn("exclude", "add", scratch).text.self,calling: {
  $0.contains($1)
},"its flag is set",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("exclude", "add", scratch).text"#),"contains",(nil,.__fromStringLiteral(#""its flag is set""#, "its flag is set"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:24:9-24:91
