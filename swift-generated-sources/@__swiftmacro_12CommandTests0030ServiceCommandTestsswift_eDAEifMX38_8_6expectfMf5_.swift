Testing.__checkBinaryOperation(JSONObject(other.lines.last ?? "")?.fields["current"] as? Bool,{ $0 == $1() },false,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"JSONObject(other.lines.last ?? "")?.fields["current"] as? Bool"#),"==",.__fromSyntaxNode("false")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:39:9-39:89
