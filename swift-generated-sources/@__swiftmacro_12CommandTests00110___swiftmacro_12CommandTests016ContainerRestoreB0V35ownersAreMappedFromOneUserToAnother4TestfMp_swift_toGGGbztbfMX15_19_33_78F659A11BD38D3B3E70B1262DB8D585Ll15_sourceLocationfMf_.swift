Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests016ContainerRestoreB0V35ownersAreMappedFromOneUserToAnother4TestfMp_.swift:16:20-16:36
