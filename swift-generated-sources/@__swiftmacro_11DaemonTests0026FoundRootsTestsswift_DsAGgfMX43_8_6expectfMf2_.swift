Testing.__checkValue(try reader.containers().map(\.part) == [
                ContainerPart(
                    root: root.definition.number, path: [], role: .applicationSupport,
                    container: part.container, name: part.name)
            ],expression: .__fromSyntaxNode(#"try reader.containers().map(\.part) == [\#n                ContainerPart(\#n                    root: root.definition.number, path: [], role: .applicationSupport,\#n                    container: part.container, name: part.name)\#n            ]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:44:9-49:15
