Testing.__checkFunctionCall(sandbox.cairn("find", "two.png").text.self,calling: {
  $0.contains($1)
},"two.png  (in the document \(root)/letter.rtfd)",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("find", "two.png").text"#),"contains",(nil,.__fromSyntaxNode(#""two.png  (in the document \(root)/letter.rtfd)""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:42:9-42:114
