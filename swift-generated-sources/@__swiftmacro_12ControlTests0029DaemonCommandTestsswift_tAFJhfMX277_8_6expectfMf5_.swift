Testing.__checkBinaryOperation(object["attention"] as? String == "failing",{ $0 && $1() },object["stored"] as? Bool == false,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"object["attention"] as? String == "failing""#),"&&",.__fromSyntaxNode(#"object["stored"] as? Bool == false"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:278:9-278:99
