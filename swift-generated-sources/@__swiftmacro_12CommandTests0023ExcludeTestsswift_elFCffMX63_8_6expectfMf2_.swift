Testing.__checkFunctionCall(sandbox.cairn("exclude", "list").text.self,calling: {
  $0.contains($1)
},"flag dropped",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("exclude", "list").text"#),"contains",(nil,.__fromStringLiteral(#""flag dropped""#, "flag dropped"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:64:9-64:81
