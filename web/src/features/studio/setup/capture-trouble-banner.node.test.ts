import { expect, it } from 'vitest'
import { browserKindOf, isPhone } from './capture-trouble-banner.tsx'

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  ['android', `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/141.0.0.0 Mobile Safari/537.36`],
  ['android-firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  [
    'iphone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple} Version/18.5 Mobile/15E148 Safari/604.1`,
  ],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'safari',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.5 Safari/605.1.15`,
  ],
  ['computer', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/141.0.0.0 Safari/537.36`],
  ['computer', ''],
])('is %s by what it says of itself', (kind, userAgent) => {
  expect(browserKindOf(userAgent, 0)).toBe(kind)
})

it('takes a Macintosh that is touched for the iPad that it is', () => {
  const userAgent = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.5 Safari/605.1.15`
  expect(browserKindOf(userAgent, 5)).toBe('iphone')
})

it('distinguishes phones from computers', () => {
  expect((['iphone', 'android', 'android-firefox'] as const).every(isPhone)).toBe(true)
  expect((['safari', 'firefox', 'computer'] as const).some(isPhone)).toBe(false)
})
