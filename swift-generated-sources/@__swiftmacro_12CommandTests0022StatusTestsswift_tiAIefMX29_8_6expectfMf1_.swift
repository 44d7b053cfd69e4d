Testing.__checkFunctionCall(sandbox.cairn("status", "--read-data", sandbox.source + "/a.txt").text.self,calling: {
  $0.contains($1)
},"verified by content",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status", "--read-data", sandbox.source + "/a.txt").text"#),"contains",(nil,.__fromStringLiteral(#""verified by content""#, "verified by content"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:30:9-30:120
