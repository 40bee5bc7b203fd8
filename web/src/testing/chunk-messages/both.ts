import { msg } from '@lingui/core/macro'

export const ofBoth = msg`Close`
