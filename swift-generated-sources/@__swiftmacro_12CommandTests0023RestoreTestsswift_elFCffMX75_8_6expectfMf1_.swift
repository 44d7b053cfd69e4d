Testing.__checkFunctionCall(named.errors.self,calling: {
  $0.contains($1)
},"is not in this commit",expression: .__fromFunctionCall(.__fromSyntaxNode("named.errors"),"contains",(nil,.__fromStringLiteral(#""is not in this commit""#, "is not in this commit"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:76:9-76:64
