nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests09ContaineraC0V020aSnapThatIsRefreshedG8Followed4TestfMp_.swift:5:99-5:109
