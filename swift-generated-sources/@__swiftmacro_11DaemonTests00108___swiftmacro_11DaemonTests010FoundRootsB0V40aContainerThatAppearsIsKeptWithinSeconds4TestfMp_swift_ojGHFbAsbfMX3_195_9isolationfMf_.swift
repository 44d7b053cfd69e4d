nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests010FoundRootsB0V40aContainerThatAppearsIsKeptWithinSeconds4TestfMp_.swift:4:196-4:206
