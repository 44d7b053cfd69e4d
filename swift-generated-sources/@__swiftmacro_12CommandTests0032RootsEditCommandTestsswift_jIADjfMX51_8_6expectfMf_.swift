Testing.__checkFunctionCall(added.errors.self,calling: {
  $0.contains($1)
},"`standard = true` was written besides",expression: .__fromFunctionCall(.__fromSyntaxNode("added.errors"),"contains",(nil,.__fromStringLiteral(#""`standard = true` was written besides""#, "`standard = true` was written besides"))),comments: ["\(added.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:52:9-52:99
