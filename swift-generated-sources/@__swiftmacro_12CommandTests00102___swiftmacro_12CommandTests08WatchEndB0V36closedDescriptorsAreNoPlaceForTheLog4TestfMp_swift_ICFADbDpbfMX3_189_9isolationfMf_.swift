nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08WatchEndB0V36closedDescriptorsAreNoPlaceForTheLog4TestfMp_.swift:4:190-4:200
