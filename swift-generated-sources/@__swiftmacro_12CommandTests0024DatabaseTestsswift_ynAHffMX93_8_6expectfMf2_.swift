Testing.__checkFunctionCall(sandbox.cairn("status", sandbox.source).text.self,calling: {
  $0.contains($1)
},"1 copy of files is marked fuzzy:\n    \(bad)",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status", sandbox.source).text"#),"contains",(nil,.__fromSyntaxNode(#""1 copy of files is marked fuzzy:\n    \(bad)""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:94:9-94:119
