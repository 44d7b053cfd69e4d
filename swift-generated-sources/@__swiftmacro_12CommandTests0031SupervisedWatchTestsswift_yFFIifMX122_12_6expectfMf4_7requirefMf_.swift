Testing.__checkFunctionCall((),calling: { _ in
  kept()
},expression: .__fromFunctionCall(nil,"kept"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_12CommandTests0031SupervisedWatchTestsswift_yFFIifMX122_12_6expectfMf4_.swift:1:26-1:42
