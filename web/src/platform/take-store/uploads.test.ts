import { expect, it } from 'vitest'
import { openOwnTakes } from '../../testing/takes-of-device.ts'
import { newEventId } from '../event-id.ts'
import { openUploads } from './uploads.ts'

const upload = () => ({
  id: newEventId(),
  course: 'ewo',
  fileName: 'ana.wav',
  bytes: 3,
  lastModified: 1,
})

it('keeps the bytes of a file, not the file', async () => {
  const database = await openOwnTakes()
  const uploads = openUploads(database, {
    encode: () => Promise.reject(new Error('Nothing is encoded here.')),
    queue: (stored) => Promise.resolve(stored),
  })
  const now = upload()
  await uploads.add(now, new Blob([Uint8Array.of(1, 2, 3)]))
  expect(await database.get('files', now.id)).toBeInstanceOf(ArrayBuffer)
  const bytesOf = async (id: string) =>
    new Uint8Array((await (await uploads.readFile(id))?.arrayBuffer()) ?? [])
  expect(await bytesOf(now.id)).toEqual(Uint8Array.of(1, 2, 3))
  expect(await uploads.readFile(newEventId())).toBeUndefined()
})
