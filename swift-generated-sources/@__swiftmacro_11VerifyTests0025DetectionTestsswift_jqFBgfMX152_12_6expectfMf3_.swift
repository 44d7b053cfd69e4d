Testing.__checkFunctionCall(report.notes.self,calling: {
  $0.contains($1)
},.unknownFile("stranger.txt"),expression: .__fromFunctionCall(.__fromSyntaxNode("report.notes"),"contains",(nil,.__fromSyntaxNode(#".unknownFile("stranger.txt")"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:153:13-153:73
