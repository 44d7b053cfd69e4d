Testing.__checkFunctionCall(sandbox.cairn("ls").text.self,calling: {
  $0.contains($1)
},".cache",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("ls").text"#),"contains",(nil,.__fromStringLiteral(#"".cache""#, ".cache"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:117:9-117:62
