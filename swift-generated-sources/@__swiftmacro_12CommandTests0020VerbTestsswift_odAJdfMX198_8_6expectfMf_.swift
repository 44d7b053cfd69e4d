Testing.__checkFunctionCall(sandbox.bareCairn("version").text.self,calling: {
  $0.hasPrefix($1)
},"cairn 0.",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.bareCairn("version").text"#),"hasPrefix",(nil,.__fromStringLiteral(#""cairn 0.""#, "cairn 0."))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:199:9-199:73
