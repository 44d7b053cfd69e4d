Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.contains($1)
},"no space left",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"contains",(nil,.__fromStringLiteral(#""no space left""#, "no space left"))),comments: ["\(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:56:9-56:75
