nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests010FoundRootsB0V52aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone4TestfMp_.swift:4:208-4:218
