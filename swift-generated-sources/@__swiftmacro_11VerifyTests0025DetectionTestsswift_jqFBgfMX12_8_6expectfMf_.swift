Testing.__checkClosureCall(throws: RepositoryError.notEmpty("stranger.txt"),performing: {
            try Repository.create(
                in: test.storage(), RepositoryDescription(repository: Hash128(), created: ""))
        },expression: .__fromSyntaxNode(#"try Repository.create(\#n                in: test.storage(), RepositoryDescription(repository: Hash128(), created: ""))"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:13:9-16:10
