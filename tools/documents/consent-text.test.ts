import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@mboa/contract'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')
const features = 'web/src/features'

/** The document's text of each version, by its heading; explanations follow under `###`. */
const sections = new Map(
  read('docs/consent-text.md')
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split('\n', 1)[0] ?? '', plain(section.split(/^### /m)[0] ?? '')]),
)

const messagesIn = (code: string) =>
  Array.from(code.matchAll(/msg`([^`]+)`/g), ([, text = '']) => plain(text))

/** The document gives the names of the uses in English only. */
const useNames = new Set(['Learning in Mboa', 'Open data', 'Research', 'Synthetic voices'])

/** Texts that are shown, and not in the section of this version, in English or French. */
function findUndeclared(version: string, english: readonly string[]) {
  const current = sections.get(version) ?? ''
  const french = new Map(
    Array.from(
      read('web/src/i18n/locales/messages.fr.po').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm),
      ([, id = '', text = '']) => [plain(id), plain(text)],
    ),
  )
  const shown = english.flatMap((text) =>
    useNames.has(text) ? [text] : [text, french.get(text) ?? `${text}: no French`],
  )
  return shown.filter((text) => !current.includes(` ${text} |`))
}

test('what speakers agreed to under each version stays readable', () => {
  expect([...sections.keys()]).toEqual([
    ...contract.consentTextVersions,
    ...contract.privateConsentVersions,
    ...contract.speakerConsentVersions,
    ...contract.workshopConsentVersions,
    ...contract.importedVoicesVersions,
  ])
})

// Changed a text? docs/consent-text.md says whether it needs a new version.
test.each([
  [contract.consentTextVersion, 'consent/consent-texts.ts', 14],
  [contract.privateConsentVersion, 'search/voices/consent-text.ts', 7],
  [contract.speakerConsentVersion, 'speakers/consent-text.ts', 23],
  [contract.workshopConsentVersion, 'speakers/workshops/workshop-text.ts', 9],
])('the wording on screen is that of version %s, in both languages', (version, file, count) => {
  const [agreedTo = ''] = read(`${features}/${file}`).split('const failureTexts')
  const texts = messagesIn(agreedTo)
  expect(texts).toHaveLength(count)
  expect(findUndeclared(version, texts)).toEqual([])
})

test('a workshop asks for the uses that other speakers are asked for', () => {
  const texts = messagesIn(read(`${features}/speakers/consent-text.ts`))
  const current = sections.get(contract.workshopConsentVersion) ?? ''
  const shared = texts.filter((text) => current.includes(` ${text} |`))
  expect(shared).toHaveLength(18)
  expect(findUndeclared(contract.workshopConsentVersion, shared)).toEqual([])
})

test('so is what a coordinator says of the voices in recordings of others', () => {
  const screen = read('extensions/import/web/jobs/job-draft.tsx')
  const [, said = ''] = /<CheckboxField[^>]*>\s*<Trans>([^<]+)<\/Trans>/.exec(screen) ?? []
  const text = said.replaceAll(/\s+/g, ' ').trim()
  expect(text).toMatch(/may be heard in Mboa under this licence/)
  expect(findUndeclared(contract.importedVoicesVersion, [text])).toEqual([])
})
