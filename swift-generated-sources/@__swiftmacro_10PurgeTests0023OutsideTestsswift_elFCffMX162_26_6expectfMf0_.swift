Testing.__checkFunctionCall(opponent.self,calling: {
  $0.tick()
},expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("opponent"),"tick"), false),comments: ["seed \(seed): \(opponent.errorsSoFar)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:163:27-163:93
