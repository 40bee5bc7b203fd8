import { api, addressOf, pagePaths } from '@mboa/contract'
import { expect, it } from 'vitest'
import { activateLanguage } from '../../../i18n/messages.ts'
import { readStoredConsents } from '../../../platform/consents/stored-consents.ts'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import { anOverview } from '../../../testing/recording-lists.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork, succeed, unreachable } from '../../../testing/stub-network.ts'
import { openOwnTakes, recordTake } from '../../../testing/takes-of-device.ts'
import { testCourse, testUnit } from '../../../testing/test-course.ts'
import { aUser } from '../../../testing/users.ts'
import { ChooseListScreen } from './choose-list-screen.tsx'
import { GoOnRecording } from './go-on-recording.tsx'
import {
  agreed,
  answers,
  lacking,
  listPath,
  numbers,
  overview,
  recorded,
  sectionPath,
  sentBack,
} from './testing/recorder-answers.ts'

const nothing = Object.fromEntries(Object.keys(answers).map((path) => [path, unreachable]))

const open = (id: string, kind: 'word' | 'sentence' = 'word') =>
  renderAppPart(
    <TakeStoreProvider userId={id}>
      <main>
        <ChooseListScreen kind={kind} />
      </main>
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }), path: pagePaths.recorderWords },
  )

it.each([
  [
    'en',
    /^3 words to record\. 1 requested by learners/,
    'Requested by learners',
    'Work and farm',
    'The farm',
  ],
  [
    'fr',
    /^3 mots à enregistrer\. 1 demandé/,
    'Demandés par des apprenants',
    'Le travail et les champs',
    'Les champs',
  ],
] as const)(
  'offers lists with what is in them, in %s',
  async (language, all, asked, part, theme) => {
    await activateLanguage(language)
    stubNetwork(answers)
    const screen = await open(crypto.randomUUID())
    await expect.element(screen.getByText(all)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: asked }))
      .toHaveAttribute('href', `${pagePaths.recorderWords}?record=ewo&list=asked-for`)
    await screen.getByText(part).click()
    await expect
      .element(screen.getByRole('link', { name: theme }))
      .toHaveAttribute('href', `${pagePaths.recorderWords}?record=ewo&theme=concepts-farm`)
    await activateLanguage('en')
  },
)

it('asks for what the course lacks: no oddities, nothing it has, the first first', async () => {
  stubNetwork(answers)
  const screen = await open(crypto.randomUUID())
  await expect
    .element(screen.getByRole('link', { name: 'Start with these words' }))
    .toHaveAttribute('href', `${pagePaths.recorderWords}?record=ewo&list=core`)
  // Before the lists of the course.
  const headings = screen.getByRole('heading', { level: 2 })
  const titles = headings.elements().map(({ textContent }) => textContent)
  expect(titles.slice(0, 2)).toEqual(['Next to record', 'Everyday words beyond the course'])
  await screen.getByText('Work and farm').click()
  const theme = screen.getByRole('listitem').filter({ hasText: 'The farm' })
  await expect.element(theme.getByText('2 to record')).toBeVisible()
})

it('asks first for the words that the course lacks, in the order that the server gives', async () => {
  const quantities = { [sectionPath('quantities')]: succeed(numbers) }
  stubNetwork({ ...answers, ...quantities, [listPath]: succeed(lacking) })
  const screen = await open(crypto.randomUUID())
  const card = screen.getByRole('region', { name: 'Words missing from the course Ewondo' })
  // It has "today" already, whatever the server thinks.
  await expect.element(card.getByText('hello · nine', { exact: true })).toBeVisible()
  await expect.element(card.getByText('2 words to record.')).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: 'Record these words' }))
    .toHaveAttribute('href', `${pagePaths.recorderWords}?record=ewo&list=core`)
  const headings = screen.getByRole('heading', { level: 2 })
  await expect.element(headings.first()).toHaveTextContent('Words missing from the course')
})

it('shows what learners look for and is in no list, and leads to where a word is added', async () => {
  const wanted = [{ text: 'satellite', language: 'fr', learners: 3 }] as const
  stubNetwork({ ...answers, [listPath]: succeed({ ...overview, wanted }) })
  const screen = await open(crypto.randomUUID())
  const card = screen.getByRole('region', { name: 'Learners look for these words' })
  await expect.element(card.getByRole('listitem')).toHaveTextContent('satellite 3 learners')
  await expect
    .element(card.getByRole('link', { name: 'Add a word' }))
    .toHaveAttribute('href', `${pagePaths.recorderRecordings}?tab=add-words&course=ewo`)
})

it('asks for no missing word where the course lacks none, or the server does not know', async () => {
  stubNetwork(answers)
  const screen = await open(crypto.randomUUID())
  await expect.element(screen.getByText(/^3 words to record/)).toBeVisible()
  await expect.element(screen.getByText('Words missing from the course')).not.toBeInTheDocument()
})

it('asks first for the sentences that the lessons lack, one conversation after the other', async () => {
  stubNetwork(answers)
  const screen = await open(crypto.randomUUID(), 'sentence')
  const card = screen.getByRole('region', { name: 'Missing from the lessons Ewondo' })
  await expect.element(card.getByText('Greeting in the morning')).toBeVisible()
  await expect.element(card.getByText('2 sentences to record.')).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: 'Record these sentences' }))
    .toHaveAttribute('href', `${pagePaths.recorderSentences}?record=ewo&theme=concepts-morning`)
  await expect.element(screen.getByText(/has its recording/)).not.toBeInTheDocument()
})

it('leaves out what is recorded on this device, also before it is sent', async () => {
  const id = crypto.randomUUID()
  await recordTake(await openOwnTakes(id), 'ewo.yesterday')
  stubNetwork({ ...answers })
  const screen = await open(id)
  await expect.element(screen.getByText(/^2 words to record/)).toBeVisible()
})

it('works without a network once the lists are on the device', async () => {
  const id = crypto.randomUUID()
  stubNetwork(answers)
  const first = await open(id)
  await expect.element(first.getByText(/^3 words to record/)).toBeVisible()
  await first.unmount()
  stubNetwork(nothing)
  const screen = await open(id)
  await expect.element(screen.getByText(/^3 words to record/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sent back to you' })).toBeVisible()
})

it('keeps what was agreed to on another device, so that the studio opens without a network', async () => {
  const id = crypto.randomUUID()
  stubNetwork(answers)
  await open(id)
  await expect.poll(() => readStoredConsents(id)).toEqual(agreed)
})

it('asks on the dashboard first for what the lessons lack', async () => {
  stubNetwork(answers)
  const id = crypto.randomUUID()
  const screen = await renderAppPart(
    <TakeStoreProvider userId={id}>
      <main>
        <GoOnRecording />
      </main>
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }) },
  )
  const headings = screen.getByRole('heading', { level: 2 })
  await expect.element(headings.first()).toHaveTextContent('Missing from the lessons')
  await expect.element(headings.nth(1)).toHaveTextContent('Next to record')
})

it('shows on the dashboard what was sent back, why, and how to say it again', async () => {
  await activateLanguage('en')
  stubNetwork(answers)
  const id = crypto.randomUUID()
  const screen = await renderAppPart(
    <TakeStoreProvider userId={id}>
      <main>
        <GoOnRecording />
      </main>
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }) },
  )
  const part = screen.getByRole('region', { name: 'Sent back to you' })
  await expect.element(part.getByText('There’s background noise.')).toBeVisible()
  await expect
    .element(part.getByRole('link', { name: 'Redo aná' }))
    .toHaveAttribute('href', `${pagePaths.recorderWords}?record=ewo&item=ewo.today`)
})

it('says so where they never came, and tries again', async () => {
  stubNetwork({ ...answers, [listPath]: unreachable })
  const screen = await open(crypto.randomUUID())
  const again = screen.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  stubNetwork(answers)
  await again.click()
  await expect.element(screen.getByText(/^3 words to record/)).toBeVisible()
})

it('names what comes next by its language: some record several', async () => {
  stubNetwork(answers)
  const screen = await open(crypto.randomUUID())
  await expect.element(screen.getByRole('region', { name: 'Next to record Ewondo' })).toBeVisible()
})

it('keeps the dialect, and counts by it', async () => {
  const id = crypto.randomUUID()
  const inEton = anOverview({
    concepts: overview.concepts,
    items: recorded(['ewo.tomorrow'], 3, 'Eton'),
  })
  stubNetwork({ ...answers, [listPath]: succeed(inEton) })
  const screen = await open(id)
  await expect.element(screen.getByText(/^2 words to record/)).toBeVisible()
  const dialect = screen.getByRole('combobox', { name: 'Your dialect' })
  await dialect.fill('Bene')
  dialect.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await expect.element(screen.getByText(/^3 words to record/)).toBeVisible()
  await screen.unmount()
  const again = await open(id)
  await expect.element(again.getByRole('combobox', { name: 'Your dialect' })).toHaveValue('Bene')
})

it('invites who has recorded nothing yet to start', async () => {
  const id = crypto.randomUUID()
  const none = {
    [`${api.listTakes.path}?after=`]: succeed({
      takes: [],
      mark: 'm1',
      epoch: 'first',
      more: false,
    }),
  }
  stubNetwork({ ...answers, ...none })
  const screen = await open(id)
  await expect.element(screen.getByRole('link', { name: 'Start recording' })).toBeVisible()
  await recordTake(await openOwnTakes(id), 'ewo.yesterday')
  await screen.unmount()
  const again = await open(id)
  await expect.element(again.getByRole('link', { name: 'Continue recording' })).toBeVisible()
})

it('names what nobody has written by its meaning where it is sent back', async () => {
  const takes = [{ ...sentBack, item: 'ewo.concept-hoe' }]
  stubNetwork({
    ...answers,
    [`${api.listTakes.path}?after=`]: succeed({ takes, mark: 'm1', epoch: 'first', more: false }),
  })
  const id = crypto.randomUUID()
  const screen = await renderAppPart(
    <TakeStoreProvider userId={id}>
      <main>
        <GoOnRecording />
      </main>
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }) },
  )
  await expect.element(screen.getByRole('link', { name: 'Redo hoe' })).toBeVisible()
})

it('has what speakers gave and others confirmed in one list, whatever lessons it is in', async () => {
  const units = [testUnit.unit, 'from-speakers-farm', 'from-speakers']
  const [summary] = testCourse.units
  const word = testUnit.words[0]
  if (summary === undefined || word === undefined) throw new Error('The test course has a word.')
  const packs = units.map((unit, nth) => ({
    ...testUnit,
    unit,
    words: nth === 0 ? testUnit.words : [{ ...word, id: `ewo.given-${nth}`, text: `ba${nth}` }],
  }))
  const course = {
    ...testCourse,
    units: packs.map(({ unit, title, words }, nth) => {
      const farm = { en: 'Farm (from speakers)', fr: 'Les champs (par les locuteurs)' }
      const shown = nth === 1 ? farm : title
      return { ...summary, unit, order: nth + 1, title: shown, words: words.length }
    }),
  }
  const packsPath = addressOf(api.readUnitPacks, {
    params: {
      course: 'ewo',
      units: units.join(','),
      revisions: units.map(() => summary.revision).join(','),
    },
  })
  stubNetwork({
    ...answers,
    [api.listCourses.path]: succeed({ courses: [course] }),
    [packsPath]: () => new Response(packs.map((pack) => JSON.stringify(pack)).join('\n')),
  })
  const screen = await open(crypto.randomUUID())
  await expect
    .element(screen.getByRole('link', { name: /^Confirmed/ }))
    .toHaveAttribute('href', `${pagePaths.recorderWords}?record=ewo&theme=unit-from-speakers`)
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Confirmed' }).getByText('2 to record'))
    .toBeVisible()
  await expect.element(screen.getByText('Farm (from speakers)')).not.toBeInTheDocument()
})
