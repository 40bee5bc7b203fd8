import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Browser } from '@playwright/test'
import { journey, long } from '../fixtures/journey.ts'
import { collectProblems } from '../fixtures/problem-guard.ts'

interface BuiltPages {
  pages: Record<string, Record<'en' | 'fr', string>>
}

const built = await readFile(join(import.meta.dirname, '../../web/dist/pages.json'), 'utf8')
const { pages } = JSON.parse(built) as BuiltPages

/** Where the code, once there, leads away by design: nobody has come from Google yet. */
const passing = new Set(['/auth/google-first-login'])

/** A form and a page of text: the others are made of the same parts. */
const always = new Set(['/auth/login', '/auth/email-verified'])

for (const path of Object.keys(pages).filter((page) => !passing.has(page))) {
  journey(
    `${path} is taken over as it stands, in both languages`,
    always.has(path) ? {} : long,
    async ({ browser, baseURL }) => {
      const url = `${baseURL}${path}`
      await Promise.all(['en-GB', 'fr-CM'].map((locale) => expectTakenOver(browser, url, locale)))
    },
  )
}

/** Hydration keeps every element that the document brought, and the browser complains of nothing. */
async function expectTakenOver(browser: Browser, url: string, locale: string): Promise<void> {
  const context = await browser.newContext({ locale })
  const problems = collectProblems(context)
  const page = await context.newPage()
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/assets/**', async (route) => {
    await delivered
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = await page.evaluate(() => {
    const standing = [...document.querySelectorAll<HTMLElement>('.under-splash *')]
    for (const element of standing) element.dataset['stoodBefore'] = ''
    return { count: standing.length, text: document.querySelector('main')?.innerText }
  })
  deliver()
  await expect(page.getByRole('progressbar', { name: /Loading|Chargement/ })).toHaveCount(0)
  const after = await page.evaluate(() => ({
    count: document.querySelectorAll('.under-splash [data-stood-before]').length,
    text: document.querySelector('main')?.innerText,
  }))
  expect(before.count).toBeGreaterThan(20)
  expect(after).toEqual(before)
  expect(problems).toEqual([])
  await context.close()
}
