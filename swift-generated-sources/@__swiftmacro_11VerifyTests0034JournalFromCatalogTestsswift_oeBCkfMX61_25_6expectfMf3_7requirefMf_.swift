Testing.__checkPropertyAccess(report.self,getting: { $0.aside },expression: .__fromPropertyAccess(.__fromSyntaxNode("report"),.__fromSyntaxNode("aside")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_11VerifyTests0034JournalFromCatalogTestsswift_oeBCkfMX61_25_6expectfMf3_.swift:1:39-1:61
