Testing.__checkFunctionCall(lines[0].self,calling: {
  $0.hasPrefix($1)
},"ID ",expression: .__fromFunctionCall(.__fromSyntaxNode("lines[0]"),"hasPrefix",(nil,.__fromStringLiteral(#""ID ""#, "ID "))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:34:9-34:43
