Testing.__checkClosureCall(throws: RepositoryError.alreadyExists,performing: {
            try Repository.create(in: other.storage, BackupRig.description())
        },expression: .__fromSyntaxNode("try Repository.create(in: other.storage, BackupRig.description())"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:168:9-170:10
