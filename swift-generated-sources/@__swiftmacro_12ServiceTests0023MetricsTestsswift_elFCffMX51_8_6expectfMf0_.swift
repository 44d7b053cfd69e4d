Testing.__checkFunctionCall(text.self,calling: {
  $0.contains($1)
},"cairn_dirty_items{repository=\"\"} 0\n",expression: .__fromFunctionCall(.__fromSyntaxNode("text"),"contains",(nil,.__fromStringLiteral(#""cairn_dirty_items{repository=\"\"} 0\n""#, #"cairn_dirty_items{repository=""} 0\#n"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:52:9-52:73
