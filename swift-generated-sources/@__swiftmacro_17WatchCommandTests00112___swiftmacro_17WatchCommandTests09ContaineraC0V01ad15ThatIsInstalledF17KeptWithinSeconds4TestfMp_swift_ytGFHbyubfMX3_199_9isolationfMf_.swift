nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests09ContaineraC0V01ad15ThatIsInstalledF17KeptWithinSeconds4TestfMp_.swift:4:200-4:210
