Testing.__checkFunctionCall(sandbox.cairn("status").text.self,calling: {
  $0.contains($1)
},"cairn resume --accept-changes",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status").text"#),"contains",(nil,.__fromStringLiteral(#""cairn resume --accept-changes""#, "cairn resume --accept-changes"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:28:9-28:88
