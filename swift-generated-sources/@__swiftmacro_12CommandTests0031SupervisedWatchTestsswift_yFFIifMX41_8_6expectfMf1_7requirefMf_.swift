Testing.__checkFunctionCall(watch.self,calling: {
  $0.message($1,after: $2)
},"RELOADING=1",mark,expression: .__fromFunctionCall(.__fromSyntaxNode("watch"),"message",(nil,.__fromStringLiteral(#""RELOADING=1""#, "RELOADING=1")),("after",.__fromSyntaxNode("mark"))),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_12CommandTests0031SupervisedWatchTestsswift_yFFIifMX41_8_6expectfMf1_.swift:1:26-1:77
