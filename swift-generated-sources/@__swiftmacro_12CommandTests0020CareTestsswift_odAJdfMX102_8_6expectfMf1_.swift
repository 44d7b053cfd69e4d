Testing.__checkBinaryOperation(event.number("lost_versions") == 0,{ $0 && $1() },event.fields["healed"] as? Bool == true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"event.number("lost_versions") == 0"#),"&&",.__fromSyntaxNode(#"event.fields["healed"] as? Bool == true"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:103:9-103:95
