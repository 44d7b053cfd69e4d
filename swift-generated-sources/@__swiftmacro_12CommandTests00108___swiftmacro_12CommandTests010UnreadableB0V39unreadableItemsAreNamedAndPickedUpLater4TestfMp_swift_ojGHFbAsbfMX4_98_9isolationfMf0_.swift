nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010UnreadableB0V39unreadableItemsAreNamedAndPickedUpLater4TestfMp_.swift:5:99-5:109
