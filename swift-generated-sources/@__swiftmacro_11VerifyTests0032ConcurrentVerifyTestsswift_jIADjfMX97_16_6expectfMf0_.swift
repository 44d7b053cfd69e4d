Testing.__checkFunctionCall(report.notes.self,calling: {
  $0.contains($1)
},.changedMeanwhile,expression: .__fromFunctionCall(.__fromSyntaxNode("report.notes"),"contains",(nil,.__fromSyntaxNode(".changedMeanwhile"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:98:17-98:66
