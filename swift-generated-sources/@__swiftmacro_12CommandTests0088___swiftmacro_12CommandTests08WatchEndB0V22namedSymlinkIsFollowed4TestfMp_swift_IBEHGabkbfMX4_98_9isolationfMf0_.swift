nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08WatchEndB0V22namedSymlinkIsFollowed4TestfMp_.swift:5:99-5:109
