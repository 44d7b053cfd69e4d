Testing.__checkFunctionCall(sandbox.cairn("diff", first, last, letter + "/images").lines.self,calling: {
  $0.contains($1)
},"-  \(path)/images/two.png",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("diff", first, last, letter + "/images").lines"#),"contains",(nil,.__fromSyntaxNode(#""-  \(path)/images/two.png""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:63:9-63:116
