Testing.__checkFunctionCall(sandbox.cairn("find", pattern, exits: 1).errors.self,calling: {
  $0.hasSuffix($1)
},"next: \(hint)\n",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("find", pattern, exits: 1).errors"#),"hasSuffix",(nil,.__fromSyntaxNode(#""next: \(hint)\n""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:102:13-102:98
