Testing.__checkFunctionCall(Self.names(sandbox).self,calling: {
  $0.contains($1)
},"source/scratch/b",expression: .__fromFunctionCall(.__fromSyntaxNode("Self.names(sandbox)"),"contains",(nil,.__fromStringLiteral(#""source/scratch/b""#, "source/scratch/b"))),comments: ["a dry run changes nothing"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:28:9-28:95
