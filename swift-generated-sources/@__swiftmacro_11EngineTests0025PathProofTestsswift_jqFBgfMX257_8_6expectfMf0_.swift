Testing.__checkFunctionCall(report.findings.self,calling: {
  $0.contains($1)
},.init(path: "/home/new/x".bytes, standing: .neverSeen),expression: .__fromFunctionCall(.__fromSyntaxNode("report.findings"),"contains",(nil,.__fromSyntaxNode(#".init(path: "/home/new/x".bytes, standing: .neverSeen)"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:258:9-258:98
