nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010UnreadableB0V39unreadableItemsAreNamedAndPickedUpLater4TestfMp_.swift:4:196-4:206
