Testing.__checkFunctionCall(ended.text.self,calling: {
  $0.contains($1)
},"\"finding\"",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("ended.text"),"contains",(nil,.__fromStringLiteral(#""\"finding\"""#, #""finding""#))), false),comments: ["\(ended.text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:89:9-89:70
