Testing.__checkFunctionCall(sandbox.cairn("ls").text.self,calling: {
  $0.contains($1)
},"current-2",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("ls").text"#),"contains",(nil,.__fromStringLiteral(#""current-2""#, "current-2"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:125:9-125:65
