Testing.__checkFunctionCall(Set(remembered.keys).self,calling: {
  $0.isSubset(of: $1)
},listed.compactMap { $0["id"] },expression: .__fromFunctionCall(.__fromSyntaxNode("Set(remembered.keys)"),"isSubset",("of",.__fromSyntaxNode(#"listed.compactMap { $0["id"] }"#))),comments: ["seed \(Self.seed), round \(round)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:61:13-61:124
