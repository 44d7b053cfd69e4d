Testing.__checkFunctionCall(browser.self,calling: {
  $0.tick()
},expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("browser"),"tick"), false),comments: [.__line("// The program still writes, or nothing was proven.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:30:9-30:33
