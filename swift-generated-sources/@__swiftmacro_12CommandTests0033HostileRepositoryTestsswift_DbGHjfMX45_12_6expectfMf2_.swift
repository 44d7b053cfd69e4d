Testing.__checkFunctionCall(ended.errors.self,calling: {
  $0.hasPrefix($1)
},"cairn: the repository holds something it should not: ",expression: .__fromFunctionCall(.__fromSyntaxNode("ended.errors"),"hasPrefix",(nil,.__fromStringLiteral(#""cairn: the repository holds something it should not: ""#, "cairn: the repository holds something it should not: "))),comments: ["\(name): \(ended.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/HostileRepositoryTests.swift:46:13-46:129
