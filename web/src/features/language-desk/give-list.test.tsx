import { pagePaths } from '@mboa/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { readQrCode } from '../../testing/read-qr-code.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { aUser } from '../../testing/users.ts'
import { GiveList } from './give-list.tsx'
import './language-desk.css'
import { coverage, further } from './testing/coverage-answers.ts'

const user = aUser({ role: 'recorder' })
const desk = { language: 'ewo', name: { en: 'Ewondo', fr: 'éwondo' } }
const themes = [...coverage.themes, ...further.themes]
const addressOf = (given: string) =>
  `${location.origin}${pagePaths.recorderHome}?course=ewo&given=${given}`
const code = page.getByRole('img', { name: 'QR code of the link' })
const sent = () => {
  const href =
    page
      .getByRole('link', { name: /WhatsApp/ })
      .element()
      .getAttribute('href') ?? ''
  return new URL(href).searchParams.get('text')
}

test('gives a theme as a link, to be scanned or sent in either language', async () => {
  const screen = await renderAppPart(<GiveList desk={desk} themes={themes} />, { user })
  const list = screen.getByRole('combobox', { name: 'List' })
  // What speakers added by themselves is no list of anybody's.
  const options = list.getByRole('option').elements()
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose a list',
    'The farm',
    'Days',
  ])
  expect(code.elements()).toEqual([])
  await list.selectOptions('The farm')
  expect(await readQrCode(code.element())).toBe(addressOf('concepts-farm'))
  await list.selectOptions('Days')
  expect(await readQrCode(code.element())).toBe(addressOf('unit-days'))
  expect(sent()).toMatch(/^Hello! .* in Ewondo for Mboa: “Days”\?/)
  await screen.getByRole('radio', { name: 'Français' }).click()
  expect(sent()).toMatch(/^Bonjour\u00A0! .*«\u00A0Jours\u00A0»/)
  expect(sent()).toContain(addressOf('unit-days'))
})

test('is there in French, and fits the narrowest screen', async () => {
  await activateLanguage('fr')
  await page.viewport(320, 640)
  onTestFinished(async () => {
    await page.viewport(360, 740)
    await activateLanguage('en')
  })
  const screen = await renderAppPart(<GiveList desk={desk} themes={themes} />, { user })
  await screen.getByRole('combobox', { name: 'Liste' }).selectOptions('Le champ')
  await expect.element(screen.getByText('Donner une liste à quelqu’un')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
