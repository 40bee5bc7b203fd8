import { api, pagePaths, type UnitPack } from '@mboa/contract'
import { findChallengeWords, readChallengeCode } from '@mboa/domain'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { listenToClipboard } from '../../testing/stub-browser.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork, succeed } from '../../testing/stub-network.ts'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { aUser } from '../../testing/users.ts'
import { ShareCourse } from './share-course.tsx'
import { ShareSession } from './share-session.tsx'

const packPath = '/api/packs/ewo/time/r1'
const [first, second, third] = testUnit.words.map(({ id }) => id)

/** The words that a link is about. */
function wordsOf(link: string): readonly string[] {
  const [course = '', code = ''] = new URL(link).pathname
    .slice(pagePaths.challenge.length + 1)
    .split('/')
  const keys = readChallengeCode(course, code) ?? []
  return findChallengeWords(keys, testUnit.words).map(({ id }) => id)
}

async function show(part: React.ReactNode) {
  const id = crypto.randomUUID()
  await renderAppPart(<PracticeProvider userId={id}>{part}</PracticeProvider>, {
    user: aUser({ id }),
  })
  return id
}
const press = () => userEvent.click(page.getByRole('button', { name: 'Challenge someone' }))

describe('challenging somebody', () => {
  it('after a session begins with its words, and asks the server nothing', async () => {
    const copied = listenToClipboard()
    const sent = stubNetwork({ [`POST ${api.syncPractice.path}`]: succeed({}) })
    const course = { summary: testCourse, units: [testUnit] }
    await show(<ShareSession course={course} first={[third ?? '', 'ewo.a-sentence']} />)
    await press()
    await expect.poll(() => copied.map(wordsOf)).toEqual([[third, first, second]])
    expect(sent.filter(({ path }) => !path.includes(api.syncPractice.path))).toEqual([])
  })

  it('is not offered with words that are for learners alone', async () => {
    stubNetwork({ [`POST ${api.syncPractice.path}`]: succeed({}) })
    const closed: UnitPack = {
      ...testUnit,
      words: testUnit.words.map((word) => ({ ...word, licence: 'Mboa-learners' as const })),
    }
    await show(<ShareSession course={{ summary: testCourse, units: [closed] }} first={[]} />)
    await expect
      .element(page.getByRole('button', { name: 'Challenge someone' }))
      .not.toBeInTheDocument()
  })

  it('with a course that is not here fetches its first words, and keeps none of them', async () => {
    const copied = listenToClipboard()
    let isThere = false
    stubNetwork({
      [`POST ${api.syncPractice.path}`]: succeed({}),
      [packPath]: () => (isThere ? Response.json(testUnit) : 'unreachable'),
    })
    const userId = await show(<ShareCourse course={testCourse} />)
    await press()
    await expect.element(page.getByText(/check your connection/)).toBeVisible()
    isThere = true
    await press()
    await expect.element(page.getByText(/Link copied/)).toBeVisible()
    expect(copied.map(wordsOf)).toEqual([[first, second, third]])
    const database = await openLearnerDatabase(userId)
    expect(await database.count('packs')).toBe(0)
    database.close()
  })

  it('with a course that is here asks for nothing', async () => {
    const copied = listenToClipboard()
    const sent = stubNetwork({ [`POST ${api.syncPractice.path}`]: succeed({}) })
    const userId = await show(<ShareCourse course={testCourse} />)
    const database = await openLearnerDatabase(userId)
    await database.put('packs', { revision: 'r1', pack: testUnit }, ['ewo', 'time'])
    database.close()
    await press()
    await expect.poll(() => copied.map(wordsOf)).toEqual([[first, second, third]])
    expect(sent.filter(({ path }) => path.includes('packs'))).toEqual([])
  })
})
