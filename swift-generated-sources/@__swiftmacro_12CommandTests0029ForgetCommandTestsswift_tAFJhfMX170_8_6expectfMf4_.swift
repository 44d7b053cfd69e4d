Testing.__checkBinaryOperation(Self.actions(rest),{ $0 == $1() },[ids[0]: "keep-in-part", ids[1]: "keep-in-part", ids[2]: "keep"],expression: .__fromBinaryOperation(.__fromSyntaxNode("Self.actions(rest)"),"==",.__fromSyntaxNode(#"[ids[0]: "keep-in-part", ids[1]: "keep-in-part", ids[2]: "keep"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:171:9-171:104
