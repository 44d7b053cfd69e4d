Testing.__checkFunctionCall(restored.errors.self,calling: {
  $0.contains($1)
},"the root short is not part of this point in time",expression: .__fromFunctionCall(.__fromSyntaxNode("restored.errors"),"contains",(nil,.__fromStringLiteral(#""the root short is not part of this point in time""#, "the root short is not part of this point in time"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:134:9-134:94
