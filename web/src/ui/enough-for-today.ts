import { msg } from '@lingui/core/macro'

export const enoughForToday = msg`You’ve sent as much as one account may send in a day. Send the rest tomorrow.`
