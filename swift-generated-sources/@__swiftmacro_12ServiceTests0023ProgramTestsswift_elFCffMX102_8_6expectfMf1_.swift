Testing.__checkFunctionCall(text.self,calling: {
  $0.contains($1)
},"on-commit\n/\n",expression: .__fromFunctionCall(.__fromSyntaxNode("text"),"contains",(nil,.__fromStringLiteral(#""on-commit\n/\n""#, "on-commit\n/\n"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:103:9-103:49
