Testing.__checkFunctionCall(refused.errors.self,calling: {
  $0.contains($1)
},"a directory of Cairn's own lies in the document",expression: .__fromFunctionCall(.__fromSyntaxNode("refused.errors"),"contains",(nil,.__fromStringLiteral(#""a directory of Cairn's own lies in the document""#, "a directory of Cairn's own lies in the document"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:176:9-176:92
