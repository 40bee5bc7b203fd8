import {
  api,
  pagePaths,
  type DeskReports,
  type DeskWords,
  type HeardTake,
  type ReceivedContribution,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import {
  lastSentTo,
  refuse,
  stubNetwork,
  succeed,
  unreachable,
} from '../../../testing/stub-network.ts'
import { aProfile, aUser } from '../../../testing/users.ts'
import { coverage } from '../testing/coverage-answers.ts'
import { LanguageDeskScreen } from '../language-desk-screen.tsx'
import { aDesk } from '../testing/a-desk.ts'

const user = aUser({ role: 'recorder', fullName: 'Marie Mballa' })
const at = (path: string, id = '') => path.replace(':language', 'ewo').replace(':id', id)

const desk = aDesk({ wordsWaiting: 2, reportsWaiting: 1 })
const take: HeardTake = {
  id: testId(30),
  item: 'ewo.day-sunday',
  kind: 'word',
  dialect: null,
  durationMs: 900,
  gainDb: 0,
  heard: { startMs: 0, endMs: 900 },
  archive: { sha256: 'a'.repeat(64), address: '/api/clips/a.flac' },
  listening: null,
}
const received: Omit<ReceivedContribution, 'contribution'> = {
  state: 'waiting',
  findings: [],
  receivedAt: 2,
  confirmations: 0,
  contests: [],
  isOwn: false,
  ownJudgement: null,
}
const given = { course: 'ewo', dialect: null, note: '', contributedAt: 1 } as const
const words: DeskWords = {
  words: [
    {
      received: {
        ...received,
        contribution: { ...given, kind: 'concept', id: testId(1), concept: 'hoe', text: 'abá' },
        confirmations: 1,
        contests: ['We say ebag.'],
      },
      gloss: { en: 'hoe', fr: 'une houe' },
      takes: [],
      isNobodys: false,
    },
    {
      received: {
        ...received,
        contribution: {
          ...given,
          kind: 'correction',
          id: testId(2),
          item: 'ewo.day-sunday',
          text: 'sɔ́ndɔ́',
          reason: 'The last tone is high.',
          was: { text: 'sɔ́ndɔ', gloss: { en: 'Sunday', fr: 'dimanche' } },
        },
      },
      gloss: null,
      takes: [take],
      isNobodys: false,
    },
  ],
  next: null,
}
const reported = { count: 2, comments: ['My mother says it.'], newestAt: 7 }
const reports: DeskReports = {
  items: [
    {
      item: 'ewo.concept-dog',
      present: { text: 'mvú', gloss: { en: 'dog', fr: 'un chien' } },
      takes: [],
      contribution: testId(3),
      isNobodys: false,
      reported: [{ ...reported, reason: 'offensive', answer: '' }],
    },
    {
      item: 'ewo.day-sunday',
      present: { text: 'sɔ́ndɔ', gloss: { en: 'Sunday', fr: 'dimanche' } },
      takes: [take],
      contribution: null,
      isNobodys: false,
      reported: [
        { ...reported, reason: 'accept-answer', answer: 'sondo' },
        { ...reported, reason: 'wrong-tone', answer: '', comments: [] },
      ],
    },
  ],
  next: null,
}
const wordsPath = `${at(api.listDeskWords.path)}?after=`
const reportsPath = `${at(api.listDeskReports.path)}?after=`
const answers = {
  [api.readProfile.path]: succeed(
    aProfile({ user, recorderLanguages: ['ewo'], coordinatedLanguages: ['ewo'] }),
  ),
  [at(api.readDesk.path)]: succeed(desk),
  [wordsPath]: succeed(words),
  [reportsPath]: succeed(reports),
}
const after = (path: string, id: string, state: string) => {
  const found = words.words.find(({ received: { contribution } }) => contribution.id === id)
  return { [path]: succeed({ ...found?.received, state }) }
}
const wordPath = (id: string) => at(api.decideDeskWord.path, id)

const open = () =>
  renderAppPart(<LanguageDeskScreen />, {
    user,
    path: `${pagePaths.languageDesk}?tab=decisions`,
  })

test('shows what was and what should be, with what others said and what can be heard', async () => {
  stubNetwork(answers)
  const screen = await open()
  const row = screen.getByRole('listitem').filter({ hasText: 'Until now' })
  await expect.element(row.getByText('sɔ́ndɔ', { exact: true })).toBeVisible()
  await expect.element(row.getByText('sɔ́ndɔ́', { exact: true })).toBeVisible()
  await expect.element(row.getByText('What’s wrong: The last tone is high.')).toBeVisible()
  await expect
    .element(row.getByRole('group', { name: 'Recordings of sɔ́ndɔ́' }).getByRole('button'))
    .toBeVisible()
  await expect.element(screen.getByText('1 speaker agrees.')).toBeVisible()
  await expect.element(screen.getByText('A speaker disagrees: We say ebag.')).toBeVisible()
})

test('confirms a word, and takes that back', async () => {
  const sent = stubNetwork({
    ...answers,
    ...after(`PUT ${wordPath(testId(1))}`, testId(1), 'checked'),
    ...after(`DELETE ${wordPath(testId(1))}`, testId(1), 'waiting'),
  })
  const screen = await open()
  await screen.getByRole('button', { name: 'Confirm: abá' }).click()
  await expect.element(screen.getByText(/^Confirmed\./)).toBeVisible()
  expect(lastSentTo(sent, `PUT ${wordPath(testId(1))}`)).toMatchObject({
    body: { verdict: 'confirm' },
    account: user.id,
  })
  await screen.getByRole('button', { name: 'Undo: abá' }).click()
  await expect.element(screen.getByRole('button', { name: 'Confirm: abá' })).toBeVisible()
})

test('rejects a word for a reason alone', async () => {
  const path = `PUT ${wordPath(testId(2))}`
  const sent = stubNetwork({ ...answers, [path]: unreachable })
  const screen = await open()
  await screen.getByRole('button', { name: 'Reject: sɔ́ndɔ́' }).click()
  const field = screen.getByLabelText('What’s wrong with it?')
  await screen.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect.element(field).toHaveAccessibleDescription(/Please say why/)
  expect(lastSentTo(sent, path)).toBeUndefined()
  await field.fill('Nobody says so.')
  await screen.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  // What was typed is still there.
  const sentAgain = stubNetwork({ ...answers, ...after(path, testId(2), 'contested') })
  await screen.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect.element(screen.getByText(/^Rejected\./)).toBeVisible()
  expect(lastSentTo(sentAgain, path)?.body).toMatchObject({ reason: 'Nobody says so.' })
})

test('is decided by keys alone: the focus goes on to what came in its place', async () => {
  const path = `PUT ${wordPath(testId(1))}`
  stubNetwork({
    ...answers,
    ...after(path, testId(1), 'checked'),
    [`DELETE ${wordPath(testId(1))}`]: succeed({ ...words.words[0]?.received }),
  })
  const screen = await open()
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  await expect.element(button('Reject: abá')).toBeVisible()
  const reject = button('Reject: abá').element()
  if (reject instanceof HTMLElement) reject.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('What’s wrong with it?')).toHaveFocus()
  await userEvent.keyboard('Not so{Escape}{Tab}{Tab}{Enter}')
  await expect.element(button('Reject: abá')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  await expect.element(button('Undo: abá')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Confirm: abá')).toHaveFocus()
})

test.each([
  ['not-found', 'Somebody has decided this in the meantime. Reload the page.'],
  ['not-allowed', 'You have a part in this, so another speaker decides it.'],
  ['internal', 'An unexpected error occurred. Please try again.'],
] as const)('says why a word was not decided: %s', async (code, text) => {
  stubNetwork({ ...answers, [`PUT ${wordPath(testId(1))}`]: refuse(code) })
  const screen = await open()
  await screen.getByRole('button', { name: 'Confirm: abá' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
  await expect.element(screen.getByRole('button', { name: 'Confirm: abá' })).toBeEnabled()
})

test('accepts an answer of learners as another way to say it, and takes that back', async () => {
  const path = at(api.listDeskReports.path)
  let isReached = false
  const sent = stubNetwork({
    ...answers,
    [`POST ${path}`]: (body) => (isReached ? succeed()(body) : unreachable(body)),
  })
  const screen = await open()
  await screen.getByRole('button', { name: 'Accept this answer' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Please check your connection and try again.')
  const first = lastSentTo(sent, `POST ${path}`)?.body
  isReached = true
  await screen.getByRole('button', { name: 'Accept this answer' }).click()
  await expect.element(screen.getByText(/^Suggested\./)).toBeVisible()
  const said = { item: 'ewo.day-sunday', reason: 'accept-answer', answer: 'sondo', until: 7 }
  expect(lastSentTo(sent, `POST ${path}`)?.body).toMatchObject({
    ...said,
    decision: 'agreed',
    spelling: { text: 'sondo' },
  })
  // Sent again it is the same contribution.
  expect(lastSentTo(sent, `POST ${path}`)?.body).toEqual(first)
  await screen.getByRole('button', { name: 'Undo: An answer that should count as right' }).click()
  await expect.element(screen.getByRole('button', { name: 'Accept this answer' })).toBeVisible()
  expect(lastSentTo(sent, `POST ${path}`)?.body).toEqual({ ...said, decision: 'open' })
})

test('corrects a word that learners report, which may not stay as it was', async () => {
  const path = at(api.listDeskReports.path)
  const sent = stubNetwork({ ...answers, [`POST ${path}`]: succeed() })
  const screen = await open()
  await screen.getByRole('button', { name: 'Correct the word' }).click()
  const field = screen.getByLabelText('How it should be')
  await expect.element(field).toHaveValue('sɔ́ndɔ')
  await screen.getByRole('button', { name: 'Suggest it' }).click()
  await expect.element(field).toHaveAccessibleDescription(/It’s already like that in the course/)
  await field.fill('sɔ́ndɔ́')
  await screen.getByRole('button', { name: 'Suggest it' }).click()
  await expect.element(screen.getByText(/^Suggested\./)).toBeVisible()
  expect(lastSentTo(sent, `POST ${path}`)?.body).toMatchObject({
    reason: 'wrong-tone',
    spelling: { text: 'sɔ́ndɔ́', why: 'Learners report a tone.' },
  })
})

test('says who reads why a word is rejected, and that nobody does of one from a table', async () => {
  const [first, second] = words.words
  if (first === undefined || second === undefined) throw new Error('There are no two words')
  stubNetwork({
    ...answers,
    [`${at(api.listDeskWords.path)}?after=`]: succeed({
      ...words,
      words: [{ ...first, isNobodys: true }, second],
    }),
  })
  const screen = await open()
  await screen.getByRole('button', { name: 'Reject: abá' }).click()
  await expect
    .element(screen.getByLabelText('What’s wrong with it?'))
    .toHaveAccessibleDescription(/so nobody is notified\. The reason is kept with your decision\./)
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Reject: sɔ́ndɔ́' }).click()
  await expect
    .element(screen.getByLabelText('What’s wrong with it?'))
    .toHaveAccessibleDescription('Whoever contributed it reads this.')
})

test('takes a speaker’s word out of the course for a reason', async () => {
  const [wordOf, path] = [`PUT ${wordPath(testId(3))}`, at(api.listDeskReports.path)]
  const sent = stubNetwork({
    ...answers,
    ...after(wordOf, testId(1), 'contested'),
    [`POST ${path}`]: succeed(),
  })
  const screen = await open()
  await screen.getByRole('button', { name: 'Take it out of the course' }).click()
  await screen.getByLabelText('What’s wrong with it?').fill('It insults people.')
  await screen.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect.element(screen.getByText(/^Taken out\./)).toBeVisible()
  expect(lastSentTo(sent, wordOf)?.body).toEqual({
    verdict: 'contest',
    reason: 'It insults people.',
  })
  expect(lastSentTo(sent, `POST ${path}`)?.body).toMatchObject({
    item: 'ewo.concept-dog',
    decision: 'agreed',
  })
})

test('is there in French, fits the narrowest screen, and says where nothing waits', async () => {
  await activateLanguage('fr')
  stubNetwork(answers)
  await page.viewport(320, 640)
  const screen = await open()
  await expect.element(screen.getByText('Ce que signalent les apprenants')).toBeInTheDocument()
  await expect.element(screen.getByText('Jusqu’ici')).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await screen.unmount()
  stubNetwork({
    ...answers,
    [wordsPath]: succeed({ words: [], next: null }),
    [reportsPath]: succeed({ items: [], next: null }),
  })
  const empty = await open()
  await expect.element(empty.getByText('Aucun mot n’attend.')).toBeVisible()
  await expect.element(empty.getByText('Aucun signalement n’attend.')).toBeVisible()
  await empty.unmount()
  await page.viewport(360, 740)
})

test('leads to the reports from what is covered', async () => {
  stubNetwork({
    ...answers,
    [`${at(api.readDeskCoverage.path)}?from=0`]: succeed({ ...coverage, next: null }),
  })
  const screen = await renderAppPart(<LanguageDeskScreen />, {
    user,
    path: pagePaths.languageDesk,
  })
  await expect
    .element(screen.getByRole('link', { name: 'Learners report 1 word' }))
    .toHaveAttribute('href', `${pagePaths.languageDesk}?language=ewo&tab=decisions`)
})
