Testing.__checkFunctionCall(Self.names(sandbox).self,calling: {
  $0.contains($1)
},"source/a",expression: .__fromFunctionCall(.__fromSyntaxNode("Self.names(sandbox)"),"contains",(nil,.__fromStringLiteral(#""source/a""#, "source/a"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:138:13-138:62
