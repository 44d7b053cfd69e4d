nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08WatchEndB0V22namedSymlinkIsFollowed4TestfMp_.swift:4:176-4:186
