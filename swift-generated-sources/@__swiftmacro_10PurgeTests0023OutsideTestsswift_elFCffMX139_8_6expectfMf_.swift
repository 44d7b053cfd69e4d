Testing.__checkFunctionCall(child.self,calling: {
  $0.tick()
},expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("child"),"tick"), false),comments: ["the swapping has ended early: \(child.errorsSoFar)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:140:9-140:85
