import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { api, addressOf } from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  hashOf,
  hum,
  makeTake,
  putArchive,
  signInRecorder,
  storeTake,
} from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'

/** Names and checksums as another program finds them. */
async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const path = join(await temporaryFolder(), 'own.zip')
  await writeFile(path, bytes)
  const program =
    'import hashlib, json, sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); ' +
    'print(json.dumps({n: hashlib.sha256(z.read(n)).hexdigest() for n in z.namelist()}))'
  const { stdout } = await promisify(execFile)('python3', ['-c', program, path])
  return JSON.parse(stdout) as Record<string, string>
}

describeEngines('one’s own recordings as a file', (engine) => {
  it('hold every sound of one’s own, and nobody else’s', async () => {
    const world = await startWorld(engine)
    const ada = await signInRecorder(world)
    const take = await storeTake(world, ada)
    const bih = await signInRecorder(world, 2)
    await putArchive(world, bih, makeTake({}, hum(300)))

    const answer = await ada.get(api.downloadTakes.path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toContain('mboa-recordings.zip')
    const { 'takes.json': described, ...clips } = await unzip(answer.bytes)
    expect(described).toBeDefined()
    expect(clips).toEqual({
      [`clips/${take.id}.flac`]: hashOf(take.archive),
      [`clips/${take.id}.opus`]: hashOf(take.listening),
    })
  })

  it('leave out the sound of what was withdrawn', async () => {
    const world = await startWorld(engine)
    const ada = await signInRecorder(world)
    const take = makeTake()
    await putArchive(world, ada, take)
    const path = addressOf(api.withdrawTake, { params: { id: take.id } })
    expect((await sendJson(world, ada, 'DELETE', path)).status).toBe(200)
    const answer = await ada.get(api.downloadTakes.path)
    expect(Object.keys(await unzip(answer.bytes))).not.toContain(`clips/${take.id}.flac`)
  })

  it('come without the sound that the server has lost, and say so', async () => {
    const world = await startWorld(engine)
    const ada = await signInRecorder(world)
    const [whole, lost] = [makeTake(), makeTake({}, hum(300))]
    for (const take of [whole, lost]) await putArchive(world, ada, take)
    const hash = hashOf(lost.archive)
    await rm(join(world.blobsFolder, hash.slice(0, 2), hash))
    const { bytes } = await ada.get(api.downloadTakes.path)
    expect(Object.keys(await unzip(bytes))).toEqual([
      `clips/${whole.id}.flac`,
      `clips/${whole.id}.opus`,
      `clips/${lost.id}.opus`,
      'takes.json',
    ])
    const described = bytes.toString('latin1')
    expect(described).toContain(`"missing":["clips/${lost.id}.flac"]`)
  })
})
