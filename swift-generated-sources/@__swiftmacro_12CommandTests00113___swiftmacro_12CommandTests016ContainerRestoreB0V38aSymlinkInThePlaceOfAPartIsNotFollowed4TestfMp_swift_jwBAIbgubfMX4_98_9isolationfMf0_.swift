nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests016ContainerRestoreB0V38aSymlinkInThePlaceOfAPartIsNotFollowed4TestfMp_.swift:5:99-5:109
