Testing.__checkFunctionCall(PackFooter.self,calling: {
  $0.footerOffset(trailer: $1)
},Array(bytes.suffix(PackFooter.trailerBytes)),expression: .__fromFunctionCall(.__fromSyntaxNode("PackFooter"),"footerOffset",("trailer",.__fromSyntaxNode("Array(bytes.suffix(PackFooter.trailerBytes))"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:226:26-226:114
