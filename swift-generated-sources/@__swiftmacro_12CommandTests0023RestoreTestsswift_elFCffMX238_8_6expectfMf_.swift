Testing.__checkFunctionCall(text.self,calling: {
  $0.contains($1)
},"`cairn undo` brings it back",expression: .__fromFunctionCall(.__fromSyntaxNode("text"),"contains",(nil,.__fromStringLiteral(#""`cairn undo` brings it back""#, "`cairn undo` brings it back"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:239:9-239:62
