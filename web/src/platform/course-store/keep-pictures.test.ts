import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { otherTestCourse, otherTestUnit, testCourse, testUnit } from '../../testing/test-course.ts'
import { pictureCacheName } from '../service-worker/picture-cache.ts'
import { keepPictures } from './keep-pictures.ts'
import { picturePath } from './picture-path.ts'

const course = { summary: otherTestCourse, units: [otherTestUnit] }
const path = picturePath('1️⃣')

const findKept = async () => (await caches.open(pictureCacheName)).match(path)

beforeEach(() => caches.delete(pictureCacheName))
afterEach(() => {
  vi.unstubAllGlobals()
})

it('a course’s drawings are on the device, and are not fetched twice', async () => {
  let fetched = 0
  vi.stubGlobal('fetch', () => {
    fetched++
    return Promise.resolve(new Response('<svg/>'))
  })
  await keepPictures(course)
  await keepPictures(course)
  expect(await (await findKept())?.text()).toBe('<svg/>')
  expect(fetched).toBe(1)
})

it('what the server does not have is not kept in its place', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Not found', { status: 404 })))
  await keepPictures(course)
  expect(await findKept()).toBeUndefined()
})

it('a course without drawings asks for nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing is to be asked for')))
  await keepPictures({ summary: testCourse, units: [testUnit] })
})
