Testing.__checkFunctionCall(text.self,calling: {
  $0.contains($1)
},"versions      2 kept: 2 present, 0 earlier; 1 commit",expression: .__fromFunctionCall(.__fromSyntaxNode("text"),"contains",(nil,.__fromStringLiteral(#""versions      2 kept: 2 present, 0 earlier; 1 commit""#, "versions      2 kept: 2 present, 0 earlier; 1 commit"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:112:9-112:87
