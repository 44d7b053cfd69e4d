Testing.__checkFunctionCall(text.self,calling: {
  $0.contains($1)
},"cairn_activity{activity=\"starting\",repository=\"\"} 1\n",expression: .__fromFunctionCall(.__fromSyntaxNode("text"),"contains",(nil,.__fromStringLiteral(#""cairn_activity{activity=\"starting\",repository=\"\"} 1\n""#, #"cairn_activity{activity="starting",repository=""} 1\#n"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:53:9-53:92
