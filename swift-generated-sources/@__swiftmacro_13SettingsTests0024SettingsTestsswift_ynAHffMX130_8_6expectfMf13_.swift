Testing.__checkBinaryOperation(settings.hooks.onCommit,{ $0 == $1() },HookCommand(
                    program: Array("/home/ada/bin/hook".utf8), arguments: ["a b", "", "%n"].map { Array($0.utf8) }),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.hooks.onCommit"),"==",.__fromSyntaxNode(#"HookCommand(\#n                    program: Array("/home/ada/bin/hook".utf8), arguments: ["a b", "", "%n"].map { Array($0.utf8) })"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:131:9-134:117
