import { apiPaths, pagePaths, type ShownTake, type TakeToReview } from '@mboa/contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newEventId } from '../../platform/event-id.ts'
import { aShownTake, aTakeFile, aTakeSound } from '../../testing/recordings.ts'
import { refuse, stubNetwork, succeed, unreachable } from '../../testing/stub-network.ts'
import { answerAboutTestCourse } from '../../testing/test-course.ts'
import { aProfile, aUser } from '../../testing/users.ts'
import { openRecordings } from './testing/open-recordings.tsx'

const sound = { ...aTakeSound(), dialect: 'Mvele' }
const shown = aShownTake({
  ...sound,
  state: 'sent-back',
  sentBackReason: 'noise',
  sentBackComment: 'A dog barks.',
  decidedAt: 3,
  approvals: 0,
})
const count = { course: 'ewo', dialect: 'Mvele', kind: 'word', state: 'sent-back', count: 1 }
const counts = (...some: object[]) =>
  succeed({
    counts: some,
    toRecordAgain: 1,
    toReview: [],
    decidedSince: { approved: 0, sentBack: 0 },
  })
const profile = aProfile({
  user: aUser({ id: newEventId(), fullName: 'Test Recorder', role: 'recorder' }),
  recorderLanguages: ['ewo'],
})
const courseAnswers = {
  [apiPaths.courses]: () => answerAboutTestCourse(apiPaths.courses),
  '/api/packs/ewo/time/r1': () => answerAboutTestCourse('/api/packs'),
  [apiPaths.profile]: succeed(profile),
  [`${apiPaths.courseRecordings.replace(':course', 'ewo')}?after=0`]: succeed({
    recordings: [],
    withdrawn: [],
    cursor: 0,
    more: false,
  }),
}

it('shows what became of a take and why, and withdraws it after asking', async () => {
  const sent = stubNetwork({
    ...courseAnswers,
    [`${apiPaths.takesShown}?`]: succeed({ takes: [shown], more: false }),
    [apiPaths.takeCounts]: counts(count),
    [`DELETE ${apiPaths.take.replace(':id', shown.id)}`]: succeed({
      ...shown,
      state: 'withdrawn',
      peaks: [],
    }),
  })
  const userId = newEventId()
  await openRecordings(userId, 'mine')
  await expect.element(page.getByText('okírí')).toBeVisible()
  await expect.element(page.getByText(/noise\. A dog barks\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sent back 1' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Record it again: okírí' }))
    .toHaveAttribute('href', `${pagePaths.recorderWords}?record=ewo&item=ewo.tomorrow`)
  await page.getByRole('button', { name: 'Withdraw okírí' }).click()
  await page.getByRole('button', { name: 'Withdraw for good' }).click()
  await expect.element(page.getByText('okírí')).not.toBeInTheDocument()
  expect(sent.filter(({ path }) => path.startsWith('DELETE'))).toHaveLength(1)
  const ofTakes = sent.filter(({ path }) => path.includes('/api/takes'))
  expect(new Set(ofTakes.map(({ account }) => account))).toEqual(new Set([userId]))
})

it('says why a take could not be withdrawn', async () => {
  const withdrawal = `DELETE ${apiPaths.take.replace(':id', shown.id)}`
  const answers = {
    ...courseAnswers,
    [`${apiPaths.takesShown}?`]: succeed({ takes: [shown], more: false }),
    [apiPaths.takeCounts]: counts(count),
    [withdrawal]: refuse('not-signed-in'),
  }
  stubNetwork(answers)
  await openRecordings(newEventId(), 'mine')
  await page.getByRole('button', { name: 'Withdraw okírí' }).click()
  await page.getByRole('button', { name: 'Withdraw for good' }).click()
  await expect.element(page.getByText(/^You’re signed out on this device/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(page.getByText('okírí')).toBeVisible()
})

it('asks about one take while the last is still being withdrawn, and says if that fails', async () => {
  const other = { ...shown, id: newEventId(), item: 'ewo.today' }
  const first = Promise.withResolvers<Response>()
  const pathOf = ({ id }: ShownTake) => `DELETE ${apiPaths.take.replace(':id', id)}`
  stubNetwork({
    ...courseAnswers,
    [`${apiPaths.takesShown}?`]: succeed({ takes: [shown, other], more: false }),
    [apiPaths.takeCounts]: counts(count),
    [pathOf(shown)]: () => first.promise,
    [pathOf(other)]: succeed({ ...other, state: 'withdrawn', peaks: [] }),
  })
  await openRecordings(newEventId(), 'mine')
  const withdraw = page.getByRole('button', { name: 'Withdraw for good' })
  await page.getByRole('button', { name: 'Withdraw okírí' }).click()
  await withdraw.click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Withdraw aná' }).click()
  await expect.element(withdraw).toBeEnabled()
  first.resolve(Response.error())
  const notice = page.getByRole('alert')
  await expect.element(notice).not.toBeInTheDocument()
  await withdraw.click()
  await expect.element(page.getByText('aná')).not.toBeInTheDocument()
  await expect.element(notice.getByText('Withdraw okírí')).toBeVisible()
  await expect.element(notice.getByText(/^That didn’t work\./)).toBeVisible()
})

const waiting: TakeToReview = {
  ...sound,
  peaks: [-10, 10, -90, 90],
  approvals: 1,
  doubts: [],
  told: null,
}

it('shows what was to be said of a word that a speaker contributed', async () => {
  const prompt = { text: 'abá', gloss: { en: 'hoe', fr: 'une houe' } }
  const take: TakeToReview = { ...waiting, item: 'ewo.concept-hoe', told: prompt }
  stubNetwork({
    ...courseAnswers,
    [`${apiPaths.reviewQueue}?course=ewo`]: succeed({ takes: [take], waiting: 1 }),
  })
  await openRecordings(newEventId(), 'review')
  await expect.element(page.getByText('abá')).toBeVisible()
  await expect.element(page.getByText('hoe · une houe')).toBeVisible()
})

it('judges others’ takes by keyboard, and takes the last judgement back', async () => {
  const reviewPath = apiPaths.takeReview.replace(':id', waiting.id)
  const sent = stubNetwork({
    ...courseAnswers,
    [`${apiPaths.reviewQueue}?course=ewo`]: succeed({ takes: [waiting], waiting: 1 }),
    [`PUT ${reviewPath}`]: succeed({ id: waiting.id, state: 'approved' }),
    [`DELETE ${reviewPath}`]: succeed({ id: waiting.id, state: 'received' }),
  })
  const userId = newEventId()
  await openRecordings(userId, 'review')
  await expect.element(page.getByText('1 recording to review.')).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByText('Nothing to review.')).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(page.getByText('okírí')).toBeVisible()
  await userEvent.keyboard('x')
  await expect.element(page.getByRole('button', { name: 'cut off' })).toHaveFocus()
  await page.getByRole('button', { name: 'too quiet' }).click()
  await expect.element(page.getByText('Nothing to review.')).toBeVisible()
  const reviews = sent.filter(({ path }) => path === `PUT ${reviewPath}`)
  expect(reviews.map(({ body }) => body)).toEqual([
    { verdict: 'approve' },
    { verdict: 'send-back', reason: 'too-quiet', comment: '' },
  ])
  const ofTakes = sent.filter(({ path }) => path.includes(reviewPath))
  expect(new Set(ofTakes.map(({ account }) => account))).toEqual(new Set([userId]))
})

it('does not say that all is heard where the next takes could not be fetched', async () => {
  const next = { ...waiting, id: newEventId(), item: 'ewo.today' }
  const queuePath = `${apiPaths.reviewQueue}?course=ewo`
  const answers: Parameters<typeof stubNetwork>[0] = {
    ...courseAnswers,
    [queuePath]: succeed({ takes: [waiting], waiting: 2 }),
    [`PUT ${apiPaths.takeReview.replace(':id', waiting.id)}`]: () => {
      answers[queuePath] = unreachable
      return Response.json({ id: waiting.id, state: 'approved' })
    },
  }
  stubNetwork(answers)
  await openRecordings(newEventId(), 'review')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('1 recording to review.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByText(/^All recordings in this language/).elements()).toEqual([])
  answers[queuePath] = succeed({ takes: [next], waiting: 1 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('aná')).toBeVisible()
})

it('plays the next one by the space bar after a double click, and says where it cannot', async () => {
  const next = { ...waiting, id: newEventId(), item: 'ewo.today' }
  const sent = stubNetwork({
    ...courseAnswers,
    [`${apiPaths.reviewQueue}?course=ewo`]: succeed({ takes: [waiting, next], waiting: 2 }),
    [`PUT ${apiPaths.takeReview.replace(':id', waiting.id)}`]: succeed({
      id: waiting.id,
      state: 'approved',
    }),
    [aTakeFile('opus').address]: unreachable,
  })
  await openRecordings(newEventId(), 'review')
  const approve = page.getByRole('button', { name: 'Approve' })
  await approve.click()
  await expect.element(page.getByText('aná')).toBeVisible()
  await expect.element(approve).toBeEnabled()
  const second = new MouseEvent('click', { bubbles: true, detail: 2 })
  approve.element().dispatchEvent(second)
  await userEvent.keyboard(' ')
  await expect.element(page.getByText(/^It couldn’t be played\./)).toBeVisible()
  expect(sent.filter(({ path }) => path.includes(next.id))).toEqual([])
})
