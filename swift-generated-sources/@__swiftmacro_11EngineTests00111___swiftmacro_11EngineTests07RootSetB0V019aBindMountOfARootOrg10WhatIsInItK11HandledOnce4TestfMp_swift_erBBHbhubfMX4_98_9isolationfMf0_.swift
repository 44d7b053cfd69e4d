nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07RootSetB0V019aBindMountOfARootOrg10WhatIsInItK11HandledOnce4TestfMp_.swift:5:99-5:109
