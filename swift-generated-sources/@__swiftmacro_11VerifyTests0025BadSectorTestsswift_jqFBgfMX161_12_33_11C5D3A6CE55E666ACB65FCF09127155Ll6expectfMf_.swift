Testing.__checkFunctionCall(report.setAside.self,calling: {
  $0.contains($1)
},path,expression: .__fromFunctionCall(.__fromSyntaxNode("report.setAside"),"contains",(nil,.__fromSyntaxNode("path"))),comments: [.__line("// What was there lies aside, for whoever can read the disk better."),"\(path): \(report.setAside)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:162:13-162:83
