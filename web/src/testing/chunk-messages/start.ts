import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export { i18n }
export { activateLanguage } from '../../i18n/messages.ts'

export const ofStart = msg`Cancel`
export const openFirst = () => import('./first.ts')
export const openSecond = () => import('./second.ts')
