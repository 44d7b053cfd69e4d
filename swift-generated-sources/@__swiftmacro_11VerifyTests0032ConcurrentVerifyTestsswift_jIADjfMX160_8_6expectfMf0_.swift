Testing.__checkFunctionCall(FileManager.default.self,calling: {
  $0.fileExists(atPath: $1)
},old + ".verify",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode("FileManager.default"),"fileExists",("atPath",.__fromSyntaxNode(#"old + ".verify""#))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:161:9-161:74
