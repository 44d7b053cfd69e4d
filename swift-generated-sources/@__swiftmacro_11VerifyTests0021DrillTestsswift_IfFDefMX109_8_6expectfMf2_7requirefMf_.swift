Testing.__checkFunctionCall(rig.record.summary.self,calling: {
  $0.share(now: $1)
},LinuxClock().now(),expression: .__fromFunctionCall(.__fromSyntaxNode("rig.record.summary"),"share",("now",.__fromSyntaxNode("LinuxClock().now()"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_11VerifyTests0021DrillTestsswift_IfFDefMX109_8_6expectfMf2_.swift:1:26-1:85
