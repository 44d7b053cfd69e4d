Testing.__checkPropertyAccess(world.loop.scrub.record.self,getting: { $0.journalChecked },expression: .__fromPropertyAccess(.__fromSyntaxNode("world.loop.scrub.record"),.__fromSyntaxNode("journalChecked")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: swift-generated-sources/@__swiftmacro_11DaemonTests0034DaemonJournalScrubTestsswift_oeBCkfMX108_8_6expectfMf0_.swift:1:26-1:74
