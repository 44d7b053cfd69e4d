Testing.__checkFunctionCall(rig.record.summary.self,calling: {
  $0.share(now: $1)
},LinuxClock().now(),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.record.summary"),"share",("now",.__fromSyntaxNode("LinuxClock().now()"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:106:26-106:85
