Testing.__checkFunctionCall(sandbox.cairn("status").text.self,calling: {
  $0.contains($1)
},"100 % of the bytes kept then proven restorable within 30 days",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status").text"#),"contains",(nil,.__fromStringLiteral(#""100 % of the bytes kept then proven restorable within 30 days""#, "100 % of the bytes kept then proven restorable within 30 days"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:72:9-72:120
