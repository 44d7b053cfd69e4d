Testing.__checkBinaryOperation(all.contains("containers/\(Self.id)/data/profile/places"),{ $0 && $1() },all.contains("containers/\(Self.id)/config/user/theme"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"all.contains("containers/\(Self.id)/data/profile/places")"#),"&&",.__fromSyntaxNode(#"all.contains("containers/\(Self.id)/config/user/theme")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:31:9-31:134
