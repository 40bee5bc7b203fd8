import { expect, it } from 'vitest'
import { isOnlyTabReload, takeOverPage } from './only-tab-reload.ts'

const chromium = (isReloadNavigation: boolean) => ({
  request: { cache: 'default' as const, isReloadNavigation },
  clientId: 'this',
})
const firefox = (cache: RequestCache) => ({ request: { cache }, clientId: '' })

it.each([
  ['Chromium reloads the only tab', chromium(true), ['this'], true],
  ['Chromium has another tab', chromium(true), ['this', 'other'], false],
  ['Chromium follows a link', chromium(false), ['this'], false],
  ['Firefox reloads the only tab', firefox('no-cache'), ['this'], true],
  ['Firefox has another tab', firefox('no-cache'), ['this', 'other'], false],
  ['Firefox follows a link, or WebKit does anything', firefox('default'), ['this'], false],
])('where %s', (_case, navigation, tabs, expected) => {
  expect(isOnlyTabReload(navigation, tabs)).toBe(expected)
})

it('has the page between two versions ask for nothing', async () => {
  const answer = takeOverPage('document.title = "ran"')
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const asked = [...page.querySelectorAll('[src], [href]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  )
  expect(asked.filter((address) => !address.startsWith('data:'))).toEqual([])
  const script = page.querySelector('script')
  expect(script?.textContent).toBe('document.title = "ran"')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'nonce-${script?.nonce}'`)
})

it('gives every page between two versions a nonce of its own', async () => {
  const [one, other] = await Promise.all([takeOverPage('').text(), takeOverPage('').text()])
  expect(one).not.toBe(other)
})
