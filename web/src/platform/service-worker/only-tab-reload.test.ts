import { expect, it } from 'vitest'
import { isOnlyTabReload } from './only-tab-reload.ts'

const chromium = (isReloadNavigation: boolean) => ({
  request: { cache: 'default' as const, isReloadNavigation },
  clientId: 'this',
})
const firefox = (cache: RequestCache) => ({ request: { cache }, clientId: '' })

it.each([
  ['Chromium loads the only tab anew', chromium(true), ['this'], true],
  ['Chromium has another tab', chromium(true), ['this', 'other'], false],
  ['Chromium follows a link', chromium(false), ['this'], false],
  ['Firefox loads the only tab anew', firefox('no-cache'), ['this'], true],
  ['Firefox has another tab', firefox('no-cache'), ['this', 'other'], false],
  ['Firefox follows a link, or WebKit does anything', firefox('default'), ['this'], false],
])('where %s', (_case, navigation, tabs, expected) => {
  expect(isOnlyTabReload(navigation, tabs)).toBe(expected)
})
