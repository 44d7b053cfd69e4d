Testing.__checkFunctionCall(sandbox.cairn("status", bad).text.self,calling: {
  $0.contains($1)
},"its copy is marked fuzzy",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status", bad).text"#),"contains",(nil,.__fromStringLiteral(#""its copy is marked fuzzy""#, "its copy is marked fuzzy"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:93:9-93:88
