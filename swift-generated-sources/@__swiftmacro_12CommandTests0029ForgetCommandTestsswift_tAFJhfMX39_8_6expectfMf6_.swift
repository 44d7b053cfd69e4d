Testing.__checkFunctionCall(sandbox.cairn("forget", "--keep-last", "2").text.self,calling: {
  $0.contains($1)
},"nothing to forget",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("forget", "--keep-last", "2").text"#),"contains",(nil,.__fromStringLiteral(#""nothing to forget""#, "nothing to forget"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:40:9-40:96
