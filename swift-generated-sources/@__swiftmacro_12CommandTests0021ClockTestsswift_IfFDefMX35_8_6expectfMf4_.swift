Testing.__checkFunctionCall(sandbox.cairn("status").text.self,calling: {
  $0.contains($1)
},"cairn resume --accept-clock",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status").text"#),"contains",(nil,.__fromStringLiteral(#""cairn resume --accept-clock""#, "cairn resume --accept-clock"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:36:9-36:86
