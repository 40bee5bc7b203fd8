import { api, addressOf, type Coverage } from '@mboa/contract'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork, succeed } from '../../testing/stub-network.ts'
import { aUser } from '../../testing/users.ts'
import { CoverageTab } from './coverage-tab.tsx'
import { coverage, rowsOf } from './testing/coverage-answers.ts'
import './language-desk.css'
import { aDesk } from './testing/a-desk.ts'

const user = aUser({ role: 'recorder' })
const of = { account: user.id, language: 'ewo' }
const desk = aDesk()
const path = addressOf(api.readDeskCoverage, { params: { language: 'ewo' } })
const [days, others] = coverage.themes
const ofElders = {
  ...coverage,
  themes: [
    { ...days, one: 1, two: 0, waiting: 0 },
    { ...others, one: 0, isOfFew: true },
  ],
  next: null,
} as Coverage

function open() {
  stubNetwork({
    [`${path}?from=0`]: succeed({ ...coverage, next: null }),
    [`${path}?from=0&by=age&of=60-over`]: succeed(ofElders),
  })
  return renderAppPart(<CoverageTab of={of} desk={desk} />, { user })
}

test('shows the themes with the voices of one group, and of few people no number', async () => {
  const screen = await open()
  const choice = screen.getByRole('combobox', { name: 'Voices of' })
  await expect.element(choice).toBeVisible()
  const offered = Array.from((choice.element() as HTMLSelectElement).options, ({ text }) => text)
  // Those of few people are not offered.
  expect(offered).toEqual(['Everyone', '60 or over', 'Yezum'])
  const units = () => rowsOf('Units of the course')
  expect(units()).toEqual(['Days4330', 'Added by speakers0010'])
  await choice.selectOptions('60 or over')
  await expect.poll(units).toEqual(['Days9010', 'Added by speakers1 to 4 people: not counted'])
  // Nothing of the rest of the page goes, as the list that is being given.
  await expect.element(screen.getByRole('combobox', { name: 'List' })).toBeVisible()
  await choice.selectOptions('Everyone')
  await expect.poll(units).toEqual(['Days4330', 'Added by speakers0010'])
})

test('is there in French, and fits the narrowest screen', async () => {
  await activateLanguage('fr')
  await page.viewport(320, 640)
  onTestFinished(async () => {
    await page.viewport(360, 740)
    await activateLanguage('en')
  })
  const screen = await open()
  const choice = screen.getByRole('combobox', { name: 'Voix de' })
  await choice.selectOptions('60 ans ou plus')
  await expect
    .poll(() => rowsOf('Unités du cours'))
    .toContain('Ajoutés par des locuteurs1 à 4 personnes\u00A0: non compté')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
