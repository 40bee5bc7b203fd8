import { randomInt } from 'node:crypto'
import { pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { isLongRun } from '../../server/src/testing/is-long-run.ts'
import { journey } from '../fixtures/journey.ts'

const count = isLongRun ? 500 : 60
/** `SEED=…` plays a run again. */
const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31))

const payloads = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg/onload=alert(1)>',
  "javascript:alert('1')",
  'data:text/html,<script>alert(1)</script>',
  '<a href="https://evil.example">Your account is blocked</a>',
  '<form action=//evil.example><input name=password>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  'https://evil.example/login',
  '//evil.example',
  'www.evil.example',
  'evil.example/a?b=c',
  'Write to boss@evil.example',
  'Call +237 699 99 99 99',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '\u202Egro.elpmaxe.live//:sptth',
  '\u0000\u0007\u001B[31mred',
  '<math><mtext><style><img src=x onerror=alert(1)></style>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(5_000),
]

/** A payload, cut, doubled, wrapped in other text, or any text at all. */
const anyHostile = () =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...payloads) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom(...payloads))
        .map(([text, payload]) => `${text}${payload}${text}`),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...payloads), fc.constantFrom(...payloads))
        .map((both) => both.join(' ')),
    },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'binary', maxLength: 300 }).map((text) => text.toWellFormed()),
    },
  )

/** What the page is made of: its tags, and where it could lead. */
function describe(page: Page) {
  return page.evaluate(() => ({
    elements: [...document.querySelectorAll('main *')]
      .filter((each) => each.closest('.banner') === null)
      .map(({ tagName }) => tagName)
      .join(' '),
    inBanners: [...document.querySelectorAll('.banner .text *')].map(({ tagName }) => tagName),
    // The shell, which the service worker may answer with, lacks the code of prerendered forms.
    leads: [...document.querySelectorAll('[href], [src]:not([src^="/assets/early-"]), [action]')]
      // Code of pages comes ahead of need, whenever the device is idle.
      .filter((each) => {
        const href = new URL(each.getAttribute('href') ?? '', location.origin).href
        return !href.startsWith(`${location.origin}/assets/`)
      })
      .map((each) => ['href', 'src', 'action'].map((name) => each.getAttribute(name)).join(' ')),
    banners: [...document.querySelectorAll('.banner')].map(({ textContent }) => textContent),
    address: location.pathname + location.search,
  }))
}

journey.describe('values of message and success', () => {
  journey(
    'bring no element, no link and no way off, whatever they hold',
    async ({ page, server }) => {
      if (isLongRun) journey.setTimeout(600_000)
      const left: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(server.url)) left.push(request.url())
      })
      page.on('dialog', (dialog) => {
        left.push(`dialog: ${dialog.message()}`)
        void dialog.dismiss()
      })
      await page.goto(pagePaths.login)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      const plain = await describe(page)
      const values = fc.sample(fc.tuple(anyHostile(), anyHostile()), { seed, numRuns: count / 2 })
      let shown = 0
      for (const [message, success] of values) {
        const query = new URLSearchParams({ message, success })
        // Every tenth as a new document, the others as the running page meets them.
        if (shown % 10 === 0) await page.goto(`${pagePaths.login}?${query}`)
        else
          await page.evaluate(
            (to) => history.pushState(null, '', to),
            `${pagePaths.login}?${query}`,
          )
        await expect(page).toHaveURL(pagePaths.login)
        await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled()
        const { banners, ...found } = await describe(page)
        expect({ ...found, banners: [] }, JSON.stringify([message, success])).toEqual(plain)
        for (const banner of banners) {
          expect(Array.from(banner).length).toBeLessThanOrEqual(160)
          expect(banner).not.toMatch(/https?:|www\.|evil\.example|@|\p{C}/u)
        }
        shown += 1
      }
      expect(left).toEqual([])
    },
  )
})
