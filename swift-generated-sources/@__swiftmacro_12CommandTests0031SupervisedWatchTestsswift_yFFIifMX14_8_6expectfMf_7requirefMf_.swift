Testing.__checkFunctionCall(watch.self,calling: {
  $0.message($1)
},"READY=1",expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"message",(nil,.__fromStringLiteral(#""READY=1""#, "READY=1"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_12CommandTests0031SupervisedWatchTestsswift_yFFIifMX14_8_6expectfMf_.swift:1:26-1:60
