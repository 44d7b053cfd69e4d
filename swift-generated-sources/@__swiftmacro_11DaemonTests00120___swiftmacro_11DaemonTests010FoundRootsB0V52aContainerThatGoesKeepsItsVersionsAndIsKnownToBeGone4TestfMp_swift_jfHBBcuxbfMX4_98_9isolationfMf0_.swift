nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests010FoundRootsB0V52aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone4TestfMp_.swift:5:99-5:109
