import { api, addressOf, type ConceptSection, type ReceivedTake } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { stubConnection } from '../../testing/stub-browser.ts'
import { anOverview } from '../../testing/recording-lists.ts'
import { stubNetwork, succeed } from '../../testing/stub-network.ts'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { aProfile, aUser } from '../../testing/users.ts'
import { pictureCacheName } from '../device-store/cache-names.ts'
import { picturePath } from '../course-store/picture-path.ts'
import { prefetchDrawings } from './prefetch-drawings.ts'
import { prefetchLists } from './prefetch-lists.ts'

const staying = new AbortController().signal
const drawing = () => new Response('<svg/>')
const drawn = (...pictures: string[]) =>
  Object.fromEntries(pictures.map((picture) => [picturePath(picture), drawing]))
const pathsOf = (sent: readonly { path: string }[]) =>
  sent.map(({ path }) => path).filter((path) => path.startsWith('/api/pictures/'))

beforeEach(async () => {
  await caches.delete(pictureCacheName)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('keeps what is asked for first, each drawing once, and not without end', async () => {
  const many = Array.from({ length: 120 }, (_, nth) => `${nth}`)
  const sent = stubNetwork(drawn(...many))
  await prefetchDrawings(['3', undefined, '7', '3'], staying)
  expect(pathsOf(sent)).toEqual(['3', '7'].map(picturePath))
  await prefetchDrawings(many, staying)
  expect(pathsOf(sent)).toHaveLength(100)
  const cache = await caches.open(pictureCacheName)
  expect(await (await cache.match(picturePath('99')))?.text()).toBe('<svg/>')
})

it('brings nothing where data is to be spared, and stops where Wi-Fi is left', async () => {
  const connection = stubConnection({ type: 'cellular' })
  const sent = stubNetwork({
    ...drawn('1', '3'),
    [picturePath('2')]: () => {
      connection.become('cellular')
      return drawing()
    },
  })
  await prefetchDrawings(['1', '2', '3'], staying)
  expect(sent).toEqual([])
  connection.become('wifi')
  await prefetchDrawings(['1', '2', '3'], staying)
  expect(pathsOf(sent)).toEqual(['1', '2'].map(picturePath))
})

it('leaves a full device as it is', async () => {
  const sent = stubNetwork(drawn('1', '2'))
  const full = new DOMException('No space is left', 'QuotaExceededError')
  const refusing = vi.spyOn(Cache.prototype, 'put').mockRejectedValue(full)
  onTestFinished(() => refusing.mockRestore())
  await prefetchDrawings(['1', '2'], staying)
  expect(pathsOf(sent)).toEqual([picturePath('1')])
})

it('comes with the lists: the drawings of what is asked for and was not said yet, the first first', async () => {
  const farming: ConceptSection = {
    section: 'farming',
    kind: 'word',
    title: { en: 'Farming', fr: 'L’agriculture' },
    themes: [
      {
        theme: 'farm',
        title: { en: 'The farm', fr: 'Les champs' },
        concepts: [
          { concept: 'hoe', gloss: { en: 'hoe', fr: 'une houe' } },
          { concept: 'goat', gloss: { en: 'goat', fr: 'une chèvre' }, picture: '🐐' },
          {
            concept: 'tractor',
            gloss: { en: 'tractor', fr: 'un tracteur' },
            picture: '🚜',
            hidden: 'odd',
          },
          { concept: 'hen', gloss: { en: 'hen', fr: 'une poule' }, picture: '🐔' },
          { concept: 'sun', core: 1, gloss: { en: 'sun', fr: 'un soleil' }, picture: '☀️' },
        ],
      },
    ],
  }
  const said: ReceivedTake = {
    id: testId(1),
    course: 'ewo',
    item: 'ewo.concept-goat',
    dialect: null,
    recordedAt: 1,
    state: 'approved',
    sentBackReason: null,
    sentBackComment: '',
  }
  const sent = stubNetwork({
    ...drawn('🐔', '☀️', '🚜'),
    [api.listCourses.path]: succeed({ courses: [testCourse] }),
    [api.readProfile.path]: succeed(
      aProfile({ user: aUser({ role: 'recorder' }), recorderLanguages: ['ewo'] }),
    ),
    [addressOf(api.readUnitPacks, {
      params: { course: 'ewo', units: testUnit.unit, revisions: 'r1' },
    })]: succeed(testUnit),
    [api.readConsents.path]: succeed({ textVersion: '1', consents: [] }),
    [api.countTakes.path]: succeed({
      counts: [],
      toRecordAgain: 0,
      toReview: [],
      decidedSince: { approved: 0, sentBack: 0 },
    }),
    [`${addressOf(api.readRecordingList, { params: { course: 'ewo' } })}?known=`]: succeed(
      anOverview({ concepts: [{ section: 'farming', revision: 'r1' }] }),
    ),
    [addressOf(api.readConcepts, { params: { section: 'farming', revision: 'r1' } })]:
      succeed(farming),
    [`${api.listTakes.path}?after=`]: succeed({
      takes: [said],
      mark: 'm1',
      epoch: 'first',
      more: false,
    }),
  })
  await prefetchLists(crypto.randomUUID())
  expect(pathsOf(sent)).toEqual(['☀️', '🐔'].map(picturePath))
})
