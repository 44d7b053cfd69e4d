Testing.__checkFunctionCall(sandbox.cairn("roots", "add", sandbox.source + "/.").text.self,calling: {
  $0.contains($1)
},"is kept always already: it is a root",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("roots", "add", sandbox.source + "/.").text"#),"contains",(nil,.__fromStringLiteral(#""is kept always already: it is a root""#, "is kept always already: it is a root"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:58:9-58:124
