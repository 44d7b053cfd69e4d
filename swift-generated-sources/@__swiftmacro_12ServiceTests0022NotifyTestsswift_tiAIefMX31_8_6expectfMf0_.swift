Testing.__checkFunctionCall((before...(LinuxClock().monotonic() / 1000)).self,calling: {
  $0.contains($1)
},moment,expression: .__fromFunctionCall(.__fromSyntaxNode("(before...(LinuxClock().monotonic() / 1000))"),"contains",(nil,.__fromSyntaxNode("moment"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:32:9-32:79
