Testing.__checkValue(event["commit"],expression: .__fromSyntaxNode(#"event["commit"]"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_12CommandTests0025WatchHookTestsswift_jqFBgfMX29_8_6expectfMf2_.swift:1:53-1:78
