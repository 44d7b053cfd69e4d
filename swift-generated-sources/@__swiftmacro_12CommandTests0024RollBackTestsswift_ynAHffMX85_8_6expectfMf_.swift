Testing.__checkFunctionCall(repair.errors.self,calling: {
  $0.contains($1)
},"older than this machine has seen it",expression: .__fromFunctionCall(.__fromSyntaxNode("repair.errors"),"contains",(nil,.__fromStringLiteral(#""older than this machine has seen it""#, "older than this machine has seen it"))),comments: ["\(repair.text)\(repair.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:86:9-86:113
