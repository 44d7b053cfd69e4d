Testing.__checkFunctionCall(sandbox.cairn("ls").text.self,calling: {
  $0.contains($1)
},".cairn-restore",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("ls").text"#),"contains",(nil,.__fromStringLiteral(#"".cairn-restore""#, ".cairn-restore"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:124:9-124:70
