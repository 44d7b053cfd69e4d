Testing.__checkBinaryOperation(Self.actions(partly),{ $0 == $1() },[ids[0]: "keep-in-part", ids[1]: "keep-in-part", ids[2]: "keep"],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.actions(partly)"),"==",.__fromSyntaxNode(#"[ids[0]: "keep-in-part", ids[1]: "keep-in-part", ids[2]: "keep"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:165:9-165:106
