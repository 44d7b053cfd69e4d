Testing.__checkBinaryOperation(event.number("lost_versions") == 0 && event.fields["healed"] as? Bool == true,{ $0 && $1() },event.fields["trouble"] is NSNull,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"event.number("lost_versions") == 0 && event.fields["healed"] as? Bool == true"#),"&&",.__fromSyntaxNode(#"event.fields["trouble"] is NSNull"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:132:9-132:132
