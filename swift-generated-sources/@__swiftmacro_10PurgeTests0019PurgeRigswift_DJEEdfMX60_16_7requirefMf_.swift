Testing.__checkPropertyAccess(entries.self,getting: { $0.isEmpty },expression: .__fromNegation(.__fromPropertyAccess(.__fromSyntaxNode("entries"),.__fromSyntaxNode("isEmpty")), false),comments: ["no \(name)"],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRig.swift:61:17-61:57
