import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { answerAboutTwoCourses, otherTestCourse, otherTestUnit } from '../../testing/test-course.ts'
import { pictureCacheName } from '../device-store/cache-names.ts'
import { loadCourse, listPictured } from './course-store.ts'
import { picturePath } from './picture-path.ts'

/** Two characters that no font has, of which one has a drawing on this device. */
const [stored, missing] = ['\u{F8FFD}', '\u{F8FFE}']
const word = otherTestUnit.words[0]
const unit = {
  ...otherTestUnit,
  words: [
    { ...word, id: 'dua.one', picture: stored },
    { ...word, id: 'dua.two', picture: missing },
    { ...word, id: 'dua.three', picture: undefined },
  ],
}

beforeEach(async () => {
  await caches.delete(pictureCacheName)
  await (await caches.open(pictureCacheName)).put(picturePath(stored), new Response('<svg/>'))
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.startsWith('/api/packs') ? Response.json(unit) : answerAboutTwoCourses(path),
    ),
  )
  onTestFinished(async () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    await caches.delete(pictureCacheName)
  })
})

async function load(userId: string) {
  const result = await loadCourse(userId, otherTestCourse)
  if (!result.ok) throw new Error(result.failure.code)
  return result.value
}

it('without a network a word has the picture that this device can show, and no other', async () => {
  const userId = crypto.randomUUID()
  expect(listPictured(await load(userId))).toEqual(new Set(['dua.one', 'dua.two']))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const offline = await load(userId)
  expect(listPictured(offline)).toEqual(new Set(['dua.one']))
  expect(offline.units[0]?.words.map(({ id }) => id)).toEqual(['dua.one', 'dua.two', 'dua.three'])
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  expect(listPictured(await load(userId))).toEqual(new Set(['dua.one', 'dua.two']))
})
