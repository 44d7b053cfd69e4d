Testing.__checkFunctionCall(sandbox.cairn("exclude", "list").text.self,calling: {
  $0.contains($1)
},"flag dropped: \(file)",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("exclude", "list").text"#),"contains",(nil,.__fromSyntaxNode(#""flag dropped: \(file)""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:61:9-61:89
