Testing.__checkFunctionCall(watch.self,calling: {
  $0.message($1,after: $2)
},"READY=1",mark,expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"message",(nil,.__fromStringLiteral(#""READY=1""#, "READY=1")),("after",.__fromSyntaxNode("mark"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_12CommandTests0031SupervisedWatchTestsswift_yFFIifMX42_8_6expectfMf2_.swift:1:26-1:73
