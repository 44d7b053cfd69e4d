Testing.__checkFunctionCall(text.self,calling: {
  $0.contains($1)
},"cairn_\(name)",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("text"),"contains",(nil,.__fromSyntaxNode(#""cairn_\(name)""#))), false),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:50:13-50:64
