Testing.__checkFunctionCall(sandbox.cairn("status").text.self,calling: {
  $0.contains($1)
},"1 copy that may be no state that the file ever had\n  \(bad)",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status").text"#),"contains",(nil,.__fromSyntaxNode(#""1 copy that may be no state that the file ever had\n  \(bad)""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:95:9-95:119
