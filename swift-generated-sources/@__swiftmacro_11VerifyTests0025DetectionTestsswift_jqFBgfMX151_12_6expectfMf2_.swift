Testing.__checkFunctionCall(report.notes.self,calling: {
  $0.contains($1)
},.leftover("journal/head.tmp"),expression: .__fromFunctionCall(.__fromSyntaxNode("report.notes"),"contains",(nil,.__fromSyntaxNode(#".leftover("journal/head.tmp")"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:152:13-152:74
