Testing.__checkFunctionCall(line.self,calling: {
  $0.lastIndex(of: $1)
}," ",expression: .__fromFunctionCall(.__fromSyntaxNode("line"),"lastIndex",("of",.__fromStringLiteral(#"" ""#, " "))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:132:29-132:62
