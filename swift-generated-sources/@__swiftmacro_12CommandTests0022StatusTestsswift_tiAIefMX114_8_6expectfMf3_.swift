Testing.__checkBinaryOperation(object["last_commit"] == commit && object.fields["running"] as? Bool == false,{ $0 && $1() },object.number("gaps") == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"object["last_commit"] == commit && object.fields["running"] as? Bool == false"#),"&&",.__fromSyntaxNode(#"object.number("gaps") == 0"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:115:9-115:125
