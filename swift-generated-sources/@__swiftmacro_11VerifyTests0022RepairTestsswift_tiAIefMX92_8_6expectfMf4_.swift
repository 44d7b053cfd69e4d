Testing.__checkFunctionCall(whole.values.self,calling: {
  $0.contains($1)
},.unavailable,expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("whole.values"),"contains",(nil,.__fromSyntaxNode(".unavailable"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:93:9-93:54
