import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'

/** Most browsers claim to be others as well. */
test.each([
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${linux} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [
    `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`, 'Edge', 'Android'],
  [`${android} Chrome/139.0.0.0 Mobile Safari/537.36 OPR/91.0.0.0`, 'Opera', 'Android'],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/7.1) Presto/2.12 Version/12.16', 'Opera Mini', null],
  ['Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox', 'Android'],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [`${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  ['', null, null],
])('%j is described as its owner knows it', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system })
})
