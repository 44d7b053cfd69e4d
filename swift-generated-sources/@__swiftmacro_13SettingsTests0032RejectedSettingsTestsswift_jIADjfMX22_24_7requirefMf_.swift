Testing.__checkClosureCall(throws: SettingsError.self,performing: {
            try Settings(text: text, file: name, user: .fake())
        },expression: .__fromSyntaxNode("try Settings(text: text, file: name, user: .fake())"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/SettingsTests/RejectedSettingsTests.swift:23:25-25:10
