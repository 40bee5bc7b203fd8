import { api, addressOf, pagePaths, type ShownTake } from '@mboa/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { newEventId } from '../../platform/event-id.ts'
import { aShownTake, aTakeSound } from '../../testing/recordings.ts'
import { refuse, stubNetwork, succeed } from '../../testing/stub-network.ts'
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
  [api.listCourses.path]: () => answerAboutTestCourse(api.listCourses.path),
  '/api/packs/ewo/time/r1': () => answerAboutTestCourse('/api/packs'),
  [api.readProfile.path]: succeed(profile),
  [`${addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })}?after=0`]: succeed({
    recordings: [],
    withdrawn: [],
    cursor: 0,
    epoch: 'first',
    more: false,
  }),
}

it('shows what became of a take and why, and withdraws it after asking', async () => {
  const sent = stubNetwork({
    ...courseAnswers,
    [api.listShownTakes.path]: succeed({ takes: [shown], more: false }),
    [api.countTakes.path]: counts(count),
    [`DELETE ${addressOf(api.withdrawTake, { params: { id: shown.id } })}`]: succeed({
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

it('names a take that nobody has written by what it means', async () => {
  const concept = { gloss: { en: 'hoe', fr: 'une houe' } }
  const unwritten = { ...shown, item: 'ewo.concept-hoe', told: null, concept }
  stubNetwork({
    ...courseAnswers,
    [api.listShownTakes.path]: succeed({ takes: [unwritten], more: false }),
    [api.countTakes.path]: counts(count),
  })
  await openRecordings(newEventId(), 'mine')
  await expect.element(page.getByText('hoe', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Record it again: hoe' })).toBeVisible()
})

it('says why a take could not be withdrawn', async () => {
  const withdrawal = `DELETE ${addressOf(api.withdrawTake, { params: { id: shown.id } })}`
  const answers = {
    ...courseAnswers,
    [api.listShownTakes.path]: succeed({ takes: [shown], more: false }),
    [api.countTakes.path]: counts(count),
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
  const pathOf = ({ id }: ShownTake) => `DELETE ${addressOf(api.withdrawTake, { params: { id } })}`
  stubNetwork({
    ...courseAnswers,
    [api.listShownTakes.path]: succeed({ takes: [shown, other], more: false }),
    [api.countTakes.path]: counts(count),
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
  await expect.element(notice.getByText(/^Please check your connection/)).toBeVisible()
})
