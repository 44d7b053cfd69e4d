Testing.__checkFunctionCall(lost.self,calling: {
  $0.isSubset(of: $1)
},["docs/text-1.txt", "docs/text-2.txt", "media/noise-0.bin"],expression: .__fromFunctionCall(.__fromSyntaxNode("lost"),"isSubset",("of",.__fromSyntaxNode(#"["docs/text-1.txt", "docs/text-2.txt", "media/noise-0.bin"]"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:105:9-105:96
