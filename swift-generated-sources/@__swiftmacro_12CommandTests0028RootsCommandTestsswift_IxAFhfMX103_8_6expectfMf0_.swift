Testing.__checkFunctionCall(other.cairn("ls").text.self,calling: {
  $0.contains($1)
},"/page",expression: .__fromFunctionCall(.__fromSyntaxNode(#"other.cairn("ls").text"#),"contains",(nil,.__fromStringLiteral(#""/page""#, "/page"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:104:9-104:58
