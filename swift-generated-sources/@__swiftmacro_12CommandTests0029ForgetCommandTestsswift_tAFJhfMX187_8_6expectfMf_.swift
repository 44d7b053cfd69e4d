Testing.__checkBinaryOperation(version?.fields["commit"] is NSNull && version?.fields["deleted"] as? Bool == true,{ $0 && $1() },version?["stays_until"] != nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"version?.fields["commit"] is NSNull && version?.fields["deleted"] as? Bool == true"#),"&&",.__fromSyntaxNode(#"version?["stays_until"] != nil"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:188:9-188:134
