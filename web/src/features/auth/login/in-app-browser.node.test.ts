import { expect, test } from 'vitest'
import { isInAppBrowser } from './in-app-browser.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A.231005.007'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0.6668.70 Mobile'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15'

test.each([
  `${android}; wv) ${chrome} Safari/537.36 [FB_IAB/FB4A;FBAV/484.0.0.63.83;]`,
  `${android}) ${chrome} Safari/537.36 [FBAN/EMA;FBLC/fr_FR;FBAV/441.0.0.9.109;]`,
  `${iphone} (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/484.0.0.28.107;]`,
  `${iphone} (KHTML, like Gecko) Mobile/15E148 [FBAN/MessengerForiOS;FBAV/478.0.0.45.108;]`,
  `${iphone} (KHTML, like Gecko) Mobile/21G93 Instagram 349.0.4.30.97 (iPhone14,5; iOS 17_6_1)`,
  `${android}; wv) ${chrome} Safari/537.36 Instagram 349.0.0.42.104 Android`,
  `${android}; wv) ${chrome} Safari/537.36`,
  `${iphone} (KHTML, like Gecko) Mobile/15E148 WhatsApp/2.24.20`,
])('an app shows the page: %s', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true)
})

test.each([
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36',
  `${iphone} (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1`,
  `${iphone} (KHTML, like Gecko) CriOS/129.0.6668.46 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0',
  'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36',
])('a browser shows the page: %s', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false)
})
