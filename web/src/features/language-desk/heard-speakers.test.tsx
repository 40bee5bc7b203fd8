import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { aUser } from '../../testing/users.ts'
import { HeardSpeakers } from './heard-speakers.tsx'
import { coverage, rowsOf } from './testing/coverage-answers.ts'

const user = aUser({ role: 'recorder' })

test('shows who is heard and who is missing by age, sex and dialect, and no small number', async () => {
  await renderAppPart(<HeardSpeakers heard={coverage.heard ?? []} />, { user })
  expect(rowsOf('Who is heard')).toEqual([
    'Age',
    'Under 1800',
    '18 to 2900',
    '30 to 4400',
    '45 to 5900',
    '60 or over10 or more4',
    'Not said1 to 4not shown',
    'Sex',
    'Woman or girl1 to 4not shown',
    'Man or boy00',
    'Dialect',
    'Yezum5 or more2',
    'Not said1 to 4not shown',
  ])
})

test('is there in French, and fits the narrowest screen', async () => {
  await activateLanguage('fr')
  await page.viewport(320, 640)
  onTestFinished(async () => {
    await page.viewport(360, 740)
    await activateLanguage('en')
  })
  await renderAppPart(<HeardSpeakers heard={coverage.heard ?? []} />, { user })
  expect(rowsOf('Qui l’on entend')).toContain('Femme ou fille1 à 4non indiqué')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('is not there where nobody is heard, or the server does not tell', async () => {
  await renderAppPart(<HeardSpeakers heard={[]} />, { user })
  expect(page.getByRole('region').elements()).toEqual([])
})
