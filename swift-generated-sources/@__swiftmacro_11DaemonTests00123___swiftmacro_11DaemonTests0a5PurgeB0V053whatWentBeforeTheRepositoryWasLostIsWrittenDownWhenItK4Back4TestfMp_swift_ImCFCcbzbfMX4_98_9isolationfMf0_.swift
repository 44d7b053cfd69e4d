nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a5PurgeB0V053whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItK4Back4TestfMp_.swift:5:99-5:109
