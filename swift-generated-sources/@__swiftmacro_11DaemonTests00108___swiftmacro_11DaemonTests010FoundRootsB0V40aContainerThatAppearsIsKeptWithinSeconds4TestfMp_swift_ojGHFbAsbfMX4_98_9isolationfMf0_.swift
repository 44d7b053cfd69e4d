nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests010FoundRootsB0V40aContainerThatAppearsIsKeptWithinSeconds4TestfMp_.swift:5:99-5:109
