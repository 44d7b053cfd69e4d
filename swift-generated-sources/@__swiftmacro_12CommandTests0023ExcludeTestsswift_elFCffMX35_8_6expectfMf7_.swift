Testing.__checkFunctionCall(Self.names(sandbox).self,calling: {
  $0.contains($1)
},"source/scratch/c",expression: .__fromFunctionCall(.__fromSyntaxNode("Self.names(sandbox)"),"contains",(nil,.__fromStringLiteral(#""source/scratch/c""#, "source/scratch/c"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:36:9-36:66
