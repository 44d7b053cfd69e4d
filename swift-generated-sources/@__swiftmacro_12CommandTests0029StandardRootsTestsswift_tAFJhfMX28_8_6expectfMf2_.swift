Testing.__checkFunctionCall(names.self,calling: {
  $0.contains($1)
},"Application Support/app/state.db",expression: .__fromFunctionCall(.__fromSyntaxNode("names"),"contains",(nil,.__fromStringLiteral(#""Application Support/app/state.db""#, "Application Support/app/state.db"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:29:9-29:68
