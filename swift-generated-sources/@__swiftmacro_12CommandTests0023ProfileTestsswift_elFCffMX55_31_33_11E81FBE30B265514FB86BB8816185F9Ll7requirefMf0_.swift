Testing.__checkCast(found.fields["counters"],as: ([String: Int]).self,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"found.fields["counters"]"#),"as?",.__fromSyntaxNode("[String: Int]")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:56:32-56:84
