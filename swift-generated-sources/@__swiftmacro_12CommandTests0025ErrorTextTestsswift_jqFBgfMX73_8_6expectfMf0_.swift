Testing.__checkFunctionCall(wrong.errors.self,calling: {
  $0.hasPrefix($1)
},"cairn: \(sandbox.file("settings.toml")):1: ",expression: .__fromFunctionCall(.__fromSyntaxNode("wrong.errors"),"hasPrefix",(nil,.__fromSyntaxNode(#""cairn: \(sandbox.file("settings.toml")):1: ""#))),comments: ["\(wrong.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:74:9-74:106
