nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PurgeaB0V26cachesStayWhileThereIsRoom4TestfMp_.swift:5:99-5:109
