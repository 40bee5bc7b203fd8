import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api, importedClipsSchema, importedVoicesSchema } from '@mboa/contract'
import type { Engine } from '../../../../server/src/testing/engines.ts'
import { temporaryFolder } from '../../../../server/src/testing/temporary-folder.ts'
import { makeClipsFolder, type TableRow } from './clips-folder.ts'
import { startJobs } from './import-jobs.ts'

/** A word that the course has is said by two of them. */
export const voiceRows: readonly TableRow[] = [
  { path: 'one.mp3', sentence: 'sɔ́ndɔ', client_id: 'voice-1', age: 'thirties', gender: 'female' },
  { path: 'two.mp3', sentence: 'sɔ́ndɔ', client_id: 'voice-2' },
  { path: 'three.mp3', sentence: 'Mə nə.', client_id: 'voice-1' },
]
/** The next version of the same set: it has the same voices, and more of them. */
export const nextRows: readonly TableRow[] = [
  ...voiceRows,
  { path: 'four.mp3', sentence: 'Bə nə.', client_id: 'voice-1' },
]

/** @param sounds other than those that are made of the files' names */
export async function packClips(
  of: readonly TableRow[],
  sounds: Readonly<Record<string, Buffer>> = {},
): Promise<Buffer> {
  const folder = await temporaryFolder()
  await makeClipsFolder(join(folder, 'ewo'), of)
  for (const [name, sound] of Object.entries(sounds)) {
    await writeFile(join(folder, 'ewo', 'clips', name), sound)
  }
  execFileSync('tar', ['-czf', join(folder, 'cv.tar.gz'), '-C', folder, 'ewo'])
  return readFile(join(folder, 'cv.tar.gz'))
}

/** A desk whose coordinator has kept a set of recordings of two voices. */
export async function startVoices(engine: Engine) {
  const of = await startJobs(engine)
  const { world, desk, at, sendWhole, readWorked, keep, send } = of
  const take = async (packed: Buffer) => {
    const id = await sendWhole(packed, { fileName: 'cv.tar.gz' })
    const drafted = await readWorked(id)
    return { id, drafted }
  }
  const { id } = await take(await packClips(voiceRows))
  await keep(id, true)
  const importId = (await readWorked(id)).kept?.importId ?? ''
  const readVoices = async () =>
    (await desk.get(at(api.listImportedVoices.path, importId))).as(importedVoicesSchema)
  const idOf = async (name: string) =>
    (await readVoices()).voices.find((voice) => voice.name === name)?.id ?? ''
  const readClips = async (voice: string, said = '') => {
    const path = at(api.listImportedClips.path, voice)
    return (await desk.get(`${path}?said=${encodeURIComponent(said)}`)).as(importedClipsSchema)
  }
  return {
    ...of,
    take,
    jobId: id,
    importId,
    readVoices,
    idOf,
    readClips,
    takeBackClip: (clip: string) => send('DELETE', api.takeBackImportedClip.path, clip),
    takeBack: (voice: string) => send('DELETE', api.takeBackImportedVoice.path, voice),
    listTakes: () => world.database.queries.selectFrom('takes').select('speakerId').execute(),
  }
}
