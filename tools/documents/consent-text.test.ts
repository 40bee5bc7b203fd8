import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  consentTextVersion,
  consentTextVersions,
  importedVoicesVersion,
  importedVoicesVersions,
  privateConsentVersion,
  privateConsentVersions,
  speakerConsentVersion,
  speakerConsentVersions,
  workshopConsentVersion,
  workshopConsentVersions,
} from '@mboa/contract'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

/** By its heading, what the document holds of each version. */
const sections = new Map(
  read('docs/consent-text.md')
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split('\n', 1)[0] ?? '', plain(section)]),
)

const source = read('web/src/features/consent/consent-texts.ts')
const agreedTo = source.slice(0, source.indexOf('const failureTexts'))
const messagesIn = (code: string) =>
  Array.from(code.matchAll(/msg`([^`]+)`/g), ([, text = '']) => text)
const english = messagesIn(agreedTo)
const readFrench = (catalogue: string) =>
  new Map(
    Array.from(
      read(`web/src/i18n/locales/${catalogue}.fr.po`).matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm),
      ([, id = '', text = '']) => [id, plain(text)],
    ),
  )
const french = readFrench('consent')

test('what speakers agreed to under each version stays readable', () => {
  expect([...sections.keys()]).toEqual([
    ...consentTextVersions,
    ...privateConsentVersions,
    ...speakerConsentVersions,
    ...workshopConsentVersions,
    ...importedVoicesVersions,
  ])
})

// Changed a text? docs/consent-text.md says whether it needs a new version.
test('the wording on screen is that of the newest version, in both languages', () => {
  const [current = ''] = (sections.get(consentTextVersion) ?? '').split(/^### /m)
  expect(english.length).toBeGreaterThanOrEqual(12)
  expect(english.filter((text) => !current.includes(` ${text} |`))).toEqual([])
  const translated = english.map((text) => french.get(text) ?? `${text}: no French`)
  const names = new Set(['Learning in Mboa', 'Open data', 'Research', 'Synthetic voices'])
  const undeclared = translated.filter((text, at) => {
    return !names.has(english[at] ?? '') && !current.includes(` ${text} |`)
  })
  expect(undeclared).toEqual([])
})

test('so is that of who is recorded for one learner alone', () => {
  const current = sections.get(privateConsentVersion) ?? ''
  const texts = messagesIn(read('web/src/features/search/voices/consent-text.ts'))
  const translations = readFrench('search')
  const shown = texts.flatMap((text) => [text, translations.get(text) ?? `${text}: no French`])
  expect(texts).toHaveLength(7)
  expect(shown.filter((text) => !current.includes(` ${text} |`))).toEqual([])
})

test('so is that of who speaks on another’s device without an account', () => {
  const current = sections.get(speakerConsentVersion) ?? ''
  const texts = messagesIn(read('web/src/features/speakers/consent-text.ts'))
  const translations = readFrench('studio')
  const shown = texts.flatMap((text) => [text, translations.get(text) ?? `${text}: no French`])
  expect(texts).toHaveLength(23)
  expect(shown.filter((text) => !current.includes(` ${plain(text)} |`))).toEqual([])
})

test('so is that of who is added in a workshop: its own promises, and the uses of the others', () => {
  const current = sections.get(workshopConsentVersion) ?? ''
  const own = messagesIn(read('web/src/features/speakers/workshops/workshop-text.ts'))
  const speakers = messagesIn(read('web/src/features/speakers/consent-text.ts'))
  const ofBoth = speakers.filter((text) => current.includes(` ${plain(text)} |`))
  const translations = readFrench('studio')
  const texts = [...own, ...ofBoth]
  const shown = texts.flatMap((text) => [text, translations.get(text) ?? `${text}: no French`])
  expect([own.length, ofBoth.length]).toEqual([9, 18])
  expect(shown.filter((text) => !current.includes(` ${plain(text)} |`))).toEqual([])
})

test('so is what a coordinator says of the voices in recordings of others', () => {
  const current = sections.get(importedVoicesVersion) ?? ''
  const screen = read('web/src/features/language-desk/files/jobs/job-draft.tsx')
  const [, said = ''] = /<CheckboxField[^>]*>\s*<Trans>([^<]+)<\/Trans>/.exec(screen) ?? []
  const text = said.replaceAll(/\s+/g, ' ').trim()
  expect(text).toMatch(/may be heard in Mboa under this licence/)
  const translation = readFrench('recordings').get(text) ?? `${text}: no French`
  expect([text, translation].filter((each) => !current.includes(` ${each} |`))).toEqual([])
})
