nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08WatchEndB0V035backupOfSomethingElseChangesNothingF13WhatIsWatched4TestfMp_.swift:5:99-5:109
