Testing.__checkValue(Set(before).subtracting(try reader(world).commits().map(\.commit.id)) == [],expression: .__fromSyntaxNode(#"Set(before).subtracting(try reader(world).commits().map(\.commit.id)) == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:129:9-129:93
