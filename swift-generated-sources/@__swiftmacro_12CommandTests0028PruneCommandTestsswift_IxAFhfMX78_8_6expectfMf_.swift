Testing.__checkFunctionCall(listed.errors.self,calling: {
  $0.contains($1)
},"missing",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("listed.errors"),"contains",(nil,.__fromStringLiteral(#""missing""#, "missing"))), false),comments: ["\(listed.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:79:9-79:72
