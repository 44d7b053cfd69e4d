Testing.__checkFunctionCall(sandbox.cairn("status").text.self,calling: {
  $0.contains($1)
},"read and found intact within 30 days",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status").text"#),"contains",(nil,.__fromStringLiteral(#""read and found intact within 30 days""#, "read and found intact within 30 days"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:106:9-106:95
