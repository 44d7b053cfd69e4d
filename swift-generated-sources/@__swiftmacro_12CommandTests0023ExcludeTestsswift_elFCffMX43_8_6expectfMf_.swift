Testing.__checkFunctionCall(sandbox.cairn("exclude", "add", sandbox.source + "/link").text.self,calling: {
  $0.contains($1)
},"cannot carry the flag",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("exclude", "add", sandbox.source + "/link").text"#),"contains",(nil,.__fromStringLiteral(#""cannot carry the flag""#, "cannot carry the flag"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:44:9-44:114
