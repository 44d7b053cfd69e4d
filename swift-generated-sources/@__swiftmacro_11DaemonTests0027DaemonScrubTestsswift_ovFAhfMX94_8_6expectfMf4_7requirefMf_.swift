Testing.__checkPropertyAccess(coverage.self,getting: { $0.oldest },expression: .__fromPropertyAccess(.__fromSyntaxNode("coverage"),.__fromSyntaxNode("oldest")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_11DaemonTests0027DaemonScrubTestsswift_ovFAhfMX94_8_6expectfMf4_.swift:1:26-1:51
