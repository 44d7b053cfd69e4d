Testing.__checkFunctionCall(Files.text(sandbox.file("settings.toml")).self,calling: {
  $0.contains($1)
},"paths = [\"\(sandbox.source)/link\"]",expression: .__fromFunctionCall(.__fromSyntaxNode(#"Files.text(sandbox.file("settings.toml"))"#),"contains",(nil,.__fromSyntaxNode(#""paths = [\"\(sandbox.source)/link\"]""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:45:9-45:108
