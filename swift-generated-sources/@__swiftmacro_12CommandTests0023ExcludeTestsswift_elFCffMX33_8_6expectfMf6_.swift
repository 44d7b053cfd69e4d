Testing.__checkFunctionCall(sandbox.cairn("exclude", "remove", scratch).text.self,calling: {
  $0.contains($1)
},"is kept from now on",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("exclude", "remove", scratch).text"#),"contains",(nil,.__fromStringLiteral(#""is kept from now on""#, "is kept from now on"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:34:9-34:98
