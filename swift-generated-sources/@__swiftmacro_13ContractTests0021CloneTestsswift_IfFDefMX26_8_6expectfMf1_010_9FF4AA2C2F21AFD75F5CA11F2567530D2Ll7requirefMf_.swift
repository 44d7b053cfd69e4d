Testing.__checkFunctionCall(file.self,calling: {
  $0.clone()
},expression: .__fromFunctionCall(.__fromSyntaxNode("file"),"clone"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_13ContractTests0021CloneTestsswift_IfFDefMX26_8_010_9FF4AA2C2E21AFD75F5CA11F2567530D2Ll6expectfMf1_.swift:1:35-1:57
