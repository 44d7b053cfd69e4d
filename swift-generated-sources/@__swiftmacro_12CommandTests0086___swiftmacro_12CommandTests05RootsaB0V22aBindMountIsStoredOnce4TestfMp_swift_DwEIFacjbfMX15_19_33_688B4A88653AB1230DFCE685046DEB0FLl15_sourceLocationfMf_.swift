Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests05RootsaB0V22aBindMountIsStoredOnce4TestfMp_.swift:16:20-16:36
