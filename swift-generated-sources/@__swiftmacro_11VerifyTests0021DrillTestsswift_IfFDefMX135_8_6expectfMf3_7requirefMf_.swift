Testing.__checkFunctionCall(report.summary.self,calling: {
  $0.share(now: $1)
},LinuxClock().now(),expression: .__fromFunctionCall(.__fromSyntaxNode("report.summary"),"share",("now",.__fromSyntaxNode("LinuxClock().now()"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_11VerifyTests0021DrillTestsswift_IfFDefMX135_8_6expectfMf3_.swift:1:26-1:81
