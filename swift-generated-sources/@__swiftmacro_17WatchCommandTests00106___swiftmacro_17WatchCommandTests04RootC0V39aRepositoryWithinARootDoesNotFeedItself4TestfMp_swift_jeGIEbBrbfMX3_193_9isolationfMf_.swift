nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests04RootC0V39aRepositoryWithinARootDoesNotFeedItself4TestfMp_.swift:4:194-4:204
