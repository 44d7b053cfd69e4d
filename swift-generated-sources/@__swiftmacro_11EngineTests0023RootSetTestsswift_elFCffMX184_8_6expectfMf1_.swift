Testing.__checkBinaryOperation(set.roots.map { $0.mount.map { PathText.display($0.fileSystem) } },{ $0 == $1() },["iso9660", "nfs4", "ext4"],expression: .__fromBinaryOperation(.__fromSyntaxNode("set.roots.map { $0.mount.map { PathText.display($0.fileSystem) } }"),"==",.__fromSyntaxNode(#"["iso9660", "nfs4", "ext4"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:185:9-185:115
