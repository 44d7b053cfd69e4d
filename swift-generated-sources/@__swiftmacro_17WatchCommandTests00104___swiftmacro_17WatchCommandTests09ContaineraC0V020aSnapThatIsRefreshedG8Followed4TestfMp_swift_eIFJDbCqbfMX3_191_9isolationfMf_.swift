nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests09ContaineraC0V020aSnapThatIsRefreshedG8Followed4TestfMp_.swift:4:192-4:202
