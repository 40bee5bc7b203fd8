import { pagePaths } from '@mboa/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../i18n/messages.ts'
import { renderAppPart } from '../testing/render-app-part.tsx'
import { routes } from './routes.tsx'

const width = 320

/** The start leads elsewhere at once, and a challenge needs the server before it has a heading. */
const publicPages = routes.filter(
  ({ path, access }) =>
    (access === 'anyone' || access === 'signed-out') &&
    path !== pagePaths.start &&
    !path.startsWith(pagePaths.challenge),
)

/** Returns what reaches beyond the right edge of the screen, with its text. */
const listOverhanging = () =>
  Array.from(document.querySelectorAll('body *'))
    .filter((part) => part.getBoundingClientRect().right > width && part.children.length === 0)
    .map((part) => `${part.tagName} ${part.textContent}`)

test.each(
  publicPages.flatMap(({ path, page: { Page, load } }) =>
    (['en', 'fr'] as const).map((language) => ({ path, language, Page, load })),
  ),
)(
  '$path in $language fits 320 px with letters of 200 %',
  async ({ path, language, Page, load }) => {
    await activateLanguage(language)
    await page.viewport(width, 640)
    document.documentElement.style.fontSize = '200%'
    onTestFinished(async () => {
      document.documentElement.style.fontSize = ''
      await page.viewport(360, 740)
      await activateLanguage('en')
    })
    await load()
    await renderAppPart(<Page />, { path: path.replace('*', '') })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => document.querySelector('.stack.centred.soft')).toBeNull()
    await document.fonts.ready
    expect(listOverhanging()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)
