Testing.__checkValue(planned.allSatisfy { $0["role"] == "caches" && $0["reason"] == "low-free" && $0.fields["applied"] as? Bool == false },expression: .__fromSyntaxNode(#"planned.allSatisfy { $0["role"] == "caches" && $0["reason"] == "low-free" && $0.fields["applied"] as? Bool == false }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:34:9-34:135
