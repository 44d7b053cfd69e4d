Testing.__checkFunctionCall(run.errors.self,calling: {
  $0.contains($1)
},"commit \(good.prefix(8)), before it, is pinned",expression: .__fromFunctionCall(.__fromSyntaxNode("run.errors"),"contains",(nil,.__fromSyntaxNode(#""commit \(good.prefix(8)), before it, is pinned""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:26:9-26:87
