Testing.__checkFunctionCall(restored.text.self,calling: {
  $0.contains($1)
},"without owner or xattrs",expression: .__fromFunctionCall(.__fromSyntaxNode("restored.text"),"contains",(nil,.__fromStringLiteral(#""without owner or xattrs""#, "without owner or xattrs"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:85:9-85:67
