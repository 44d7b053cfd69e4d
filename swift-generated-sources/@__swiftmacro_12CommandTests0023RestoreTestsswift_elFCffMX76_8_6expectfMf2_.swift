Testing.__checkFunctionCall(sandbox.cairn("drill").text.self,calling: {
  $0.contains($1)
},"commits restored whole",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("drill").text"#),"contains",(nil,.__fromStringLiteral(#""commits restored whole""#, "commits restored whole"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:77:9-77:80
