Testing.__checkFunctionCall(report.left.self,calling: {
  $0.contains($1)
},.damaged,expression: .__fromFunctionCall(.__fromSyntaxNode("report.left"),"contains",(nil,.__fromSyntaxNode(".damaged"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:166:9-166:48
