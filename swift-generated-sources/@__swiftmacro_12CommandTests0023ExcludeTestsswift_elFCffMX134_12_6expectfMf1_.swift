Testing.__checkFunctionCall(names.self,calling: {
  $0.contains($1)
},"source/a",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("names"),"contains",(nil,.__fromStringLiteral(#""source/a""#, "source/a"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:135:13-135:49
