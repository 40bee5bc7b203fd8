import { api, addressOf, pagePaths } from '@mboa/contract'
import type { RecordingListChoice } from '@mboa/domain'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { activateLanguage } from '../../../i18n/messages.ts'
import { listAddress, readListChoice } from '../../../platform/recording-lists/list-address.ts'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import { anOverview } from '../../../testing/recording-lists.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork, succeed } from '../../../testing/stub-network.ts'
import { openOwnTakes, recordTake } from '../../../testing/takes-of-device.ts'
import { testCourse, testUnit } from '../../../testing/test-course.ts'
import { aProfile, aUser } from '../../../testing/users.ts'
import { ChooseListScreen } from './choose-list-screen.tsx'
import { GoOnRecording } from './go-on-recording.tsx'
import { NextList } from './next-list.tsx'
import {
  answers,
  approvedToday,
  listPath,
  ofCourse,
  overview,
  recorded,
} from './testing/recorder-answers.ts'

const takesPath = `${api.listTakes.path}?after=`
const { concepts } = overview
const noTakes = { [takesPath]: succeed({ takes: [], mark: 'm1', epoch: 'first', more: false }) }
/** The course alone, as the server knows its recordings. */
const known = (items: ReturnType<typeof recorded>) => ({
  ...answers,
  ...noTakes,
  [listPath]: succeed(anOverview({ items })),
})
const saidAll = (ofTake: object = {}) => ({
  [takesPath]: succeed({
    mark: 'm1',
    epoch: 'first',
    more: false,
    takes: ofCourse.map((item, nth) => ({
      ...approvedToday,
      ...ofTake,
      id: `01930000-0000-7000-8000-00000000000${nth}`,
      item,
    })),
  }),
})

const inApp = (part: ReactNode, id: string) =>
  renderAppPart(
    <TakeStoreProvider userId={id}>
      <main>{part}</main>
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }), path: pagePaths.recorderWords },
  )
const openLists = (id: string = crypto.randomUUID()) => inApp(<ChooseListScreen kind="word" />, id)
const openEnd = (choice: RecordingListChoice) => {
  const id = crypto.randomUUID()
  return inApp(<NextList userId={id} summary={testCourse} kind="word" choice={choice} />, id)
}

beforeEach(() => activateLanguage('en'))

it.each([
  [
    'en',
    '2 more voices wanted',
    '3 words to record. 3 have a voice already and want more.',
    'More voices wanted',
  ],
  [
    'fr',
    'Encore 2 voix souhaitées',
    '3 mots à enregistrer. 3 ont déjà une voix et en attendent d’autres.',
    'D’autres voix souhaitées',
  ],
] as const)('asks for further voices after one, and says how many, in %s', async (...row) => {
  const [language, wanted, counted, list] = row
  await activateLanguage(language)
  stubNetwork(known(recorded(ofCourse, 1)))
  const screen = await openLists()
  await expect.element(screen.getByText(wanted)).toBeVisible()
  await expect.element(screen.getByText(counted)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: list }))
    .toHaveAttribute('href', `${pagePaths.recorderWords}?record=ewo&list=more-voices`)
})

it('asks first for what nobody has said', async () => {
  stubNetwork(known(recorded(['ewo.today', 'ewo.yesterday'], 1)))
  const screen = await openLists()
  const card = screen.getByRole('region', { name: 'Next to record Ewondo' })
  await expect.element(card.getByText('okírí')).toBeVisible()
  await expect.element(card.getByText(/more voices? wanted/)).not.toBeInTheDocument()
  await expect.element(card.getByText(/2 have a voice already/)).toBeVisible()
})

it('asks six to say the words that tones are trained with, three to say the others', async () => {
  // Of the Duala course.
  const duala =
    'dína múto múna ɓána síta dále papá bisɔ́ kondá walá mayá mbɔ́tí póndá búnyá papa'.split(' ')
  const [word] = testUnit.words
  if (word === undefined) throw new RangeError('No word to make others of')
  const words = duala.map((text, nth) => ({ ...word, id: `dua.w${nth}`, text }))
  const course = { ...testCourse, course: 'dua' }
  const items = recorded(words.map(({ id }) => id))
  stubNetwork({
    ...known([]),
    [api.listCourses.path]: succeed({ courses: [course] }),
    [api.readProfile.path]: succeed(
      aProfile({ user: aUser({ role: 'recorder' }), recorderLanguages: ['dua'] }),
    ),
    [addressOf(api.readUnitPacks, {
      params: { course: 'dua', units: testUnit.unit, revisions: 'r1' },
    })]: succeed({ ...testUnit, course: 'dua', words }),
    [listPath.replace('ewo', 'dua')]: succeed(anOverview({ course: 'dua', items })),
  })
  const screen = await openLists()
  await expect.element(screen.getByText('3 more voices wanted')).toBeVisible()
  // All but "papa", whose tones are not written whole.
  await expect.element(screen.getByText(/^14 words to record/)).toBeVisible()
})

it('asks nobody again for what they have said, and offers to say it once more', async () => {
  stubNetwork({ ...known(recorded(ofCourse, 1)), ...saidAll() })
  const id = crypto.randomUUID()
  const screen = await openLists(id)
  await expect.element(screen.getByText('Every word has its recording. Thank you!')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Once more, a little slower' }))
    .toHaveAttribute('href', `${pagePaths.recorderWords}?record=ewo&list=again`)
  await expect.element(screen.getByText('3 that you’ve recorded')).toBeVisible()
  await screen.unmount()
  const home = await inApp(<GoOnRecording />, id)
  await expect.element(home.getByRole('link', { name: 'Once more, a little slower' })).toBeVisible()
})

it('offers nothing once more while anything waits', async () => {
  const id = crypto.randomUUID()
  await recordTake(await openOwnTakes(id), 'ewo.yesterday')
  stubNetwork(known(recorded(ofCourse, 1)))
  const screen = await openLists(id)
  await expect.element(screen.getByText(/^2 words to record/)).toBeVisible()
  await expect.element(screen.getByText('If you’d like to continue')).not.toBeInTheDocument()
})

it.each([
  ['their own takes', saidAll(), 'Once more, a little slower'],
  ['those of others', noTakes, 'In your dialect'],
] as const)('a dialect that is named makes nothing to do of %s', async (_, takes, offered) => {
  stubNetwork({ ...known(recorded(ofCourse)), ...takes })
  const screen = await openLists()
  const all = screen.getByText('Every word has its recording. Thank you!')
  await expect.element(all).toBeVisible()
  const dialect = screen.getByRole('combobox', { name: 'Your dialect' })
  await dialect.fill('Bene')
  dialect.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await expect.element(screen.getByRole('link', { name: offered })).toBeVisible()
  await expect.element(all).toBeVisible()
  await expect.element(screen.getByText(/words? to record/)).not.toBeInTheDocument()
})

it('offers what was said without a dialect beside what is to do, and nothing once more', async () => {
  stubNetwork({
    ...answers,
    [listPath]: succeed(
      anOverview({ concepts, items: recorded(['ewo.tomorrow', 'ewo.yesterday']) }),
    ),
    [takesPath]: succeed({ takes: [approvedToday], mark: 'm1', epoch: 'first', more: false }),
  })
  const id = crypto.randomUUID()
  const screen = await openLists(id)
  const dialect = screen.getByRole('combobox', { name: 'Your dialect' })
  await dialect.fill('Bene')
  dialect.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await expect
    .element(screen.getByRole('link', { name: 'In your dialect' }))
    .toHaveAttribute('href', `${pagePaths.recorderWords}?record=ewo&list=in-dialect`)
  await expect.element(screen.getByText(/^2 said without naming a dialect/)).toBeVisible()
  await expect.element(screen.getByText(/^2 everyday words are waiting/)).toBeVisible()
  const again = screen.getByRole('link', { name: 'Once more, a little slower' })
  await expect.element(again).not.toBeInTheDocument()
  await screen.unmount()
  const home = await inApp(<GoOnRecording />, id)
  await expect.element(home.getByText(/^2 everyday words are waiting/)).toBeVisible()
  await expect.element(home.getByText('If you’d like to continue')).not.toBeInTheDocument()
})

it('suggests the dialects that others have named', async () => {
  stubNetwork(known(recorded(['ewo.today'], 1, 'Eton')))
  const screen = await openLists()
  await expect.element(screen.getByRole('combobox', { name: 'Your dialect' })).toBeVisible()
  const options = screen.container.querySelectorAll('datalist option')
  expect([...options].map((option) => option.getAttribute('value'))).toEqual(['Eton'])
})

it('sorts dialects as the language of the interface orders letters', async () => {
  const named = ['Yezum', 'Évouzok', 'eton', 'Bene']
  const items = named.flatMap((dialect) => recorded(['ewo.today'], 1, dialect))
  stubNetwork(known(items))
  const screen = await openLists()
  await expect.element(screen.getByRole('combobox', { name: 'Your dialect' })).toBeVisible()
  const options = screen.container.querySelectorAll('datalist option')
  expect([...options].map((option) => option.getAttribute('value'))).toEqual([
    'Bene',
    'eton',
    'Évouzok',
    'Yezum',
  ])
})

it('ends a list with what more voices are wanted for, and in the end with a free round', async () => {
  stubNetwork(known(recorded(ofCourse, 2)))
  const wanting = await openEnd({ kind: 'all' })
  await expect.element(wanting.getByText('3 to record')).toBeVisible()
  await wanting.unmount()
  stubNetwork({ ...known(recorded(ofCourse)), ...saidAll() })
  const nothing = await openEnd({ kind: 'all' })
  await expect.element(nothing.getByText(/^Nothing else is waiting for your voice/)).toBeVisible()
  await expect
    .element(nothing.getByRole('link', { name: 'Once more, a little slower' }))
    .toBeVisible()
  await nothing.unmount()
  const round = await openEnd({ kind: 'again' })
  await expect.element(round.getByText(/^Nothing else is waiting for your voice/)).toBeVisible()
  await expect.element(round.getByText('If you’d like to continue')).not.toBeInTheDocument()
})

it('offers what nobody has said before what more voices are wanted for', async () => {
  stubNetwork({
    ...answers,
    ...noTakes,
    [listPath]: succeed(anOverview({ concepts, items: recorded(ofCourse, 1) })),
  })
  const screen = await openEnd({ kind: 'all' })
  await expect
    .element(screen.getByRole('link'))
    .toHaveAttribute('href', expect.stringContaining('list=core'))
})

it.each(['more-voices', 'in-dialect', 'again'] as const)(
  'has an address for the list "%s"',
  (kind) => {
    const address = listAddress(pagePaths.recorderWords, 'ewo', { kind })
    expect(readListChoice(new URL(address, location.href).searchParams)).toEqual({ kind })
  },
)
