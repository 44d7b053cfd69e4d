Testing.__checkFunctionCall(sandbox.cairn("ls").text.self,calling: {
  $0.contains($1)
},"a/" + name,expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("ls").text"#),"contains",(nil,.__fromSyntaxNode(#""a/" + name"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:137:9-137:64
