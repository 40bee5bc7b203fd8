import { msg } from '@lingui/core/macro'

export { ofBoth } from './both.ts'
export const own = msg`Next`
