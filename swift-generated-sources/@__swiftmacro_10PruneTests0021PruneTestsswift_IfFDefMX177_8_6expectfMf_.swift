Testing.__checkClosureCall(performing: {
            try rig.prune()
        },throws: { error in
            if case PruneRefusal.chunksMissing(let count)? = error as? PruneRefusal { count > 0 } else { false }
        },expression: .__fromSyntaxNode("try rig.prune()"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:178:9-182:10
