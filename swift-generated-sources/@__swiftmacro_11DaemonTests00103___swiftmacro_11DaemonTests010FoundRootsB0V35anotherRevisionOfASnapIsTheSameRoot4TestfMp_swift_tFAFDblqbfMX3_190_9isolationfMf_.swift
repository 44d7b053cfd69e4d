nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests010FoundRootsB0V35anotherRevisionOfASnapIsTheSameRoot4TestfMp_.swift:4:191-4:201
