nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PurgeaB0V26cachesStayWhileThereIsRoom4TestfMp_.swift:4:178-4:188
