Testing.__checkFunctionCall(sandbox.cairn("forget", "--keep-last", "1", exits: 1).errors.self,calling: {
  $0.contains($1)
},"the clock went 3 days back",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("forget", "--keep-last", "1", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""the clock went 3 days back""#, "the clock went 3 days back"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:52:9-52:117
