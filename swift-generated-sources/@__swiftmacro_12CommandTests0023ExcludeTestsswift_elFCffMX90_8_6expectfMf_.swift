Testing.__checkFunctionCall(sandbox.cairn("restore", "--in-place", "--delete", "--dry-run").text.self,calling: {
  $0.contains($1)
},"disk.img",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("restore", "--in-place", "--delete", "--dry-run").text"#),"contains",(nil,.__fromStringLiteral(#""disk.img""#, "disk.img"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:91:9-91:108
