Testing.__checkBinaryOperation(!path.hasPrefix("packs/"),{ $0 || $1() },report.damage.versionCount <= 2,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"!path.hasPrefix("packs/")"#),"||",.__fromSyntaxNode("report.damage.versionCount <= 2")),comments: [.__line("// A sector of a pack costs the files it holds a part of, and no other."),"\(path): \(report.damage.versionCount)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:98:13-98:124
