Testing.__checkFunctionCall(sandbox.cairn("ls", "--at", "2099-12-31").text.self,calling: {
  $0.contains($1)
},"three.md",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("ls", "--at", "2099-12-31").text"#),"contains",(nil,.__fromStringLiteral(#""three.md""#, "three.md"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:126:9-126:85
