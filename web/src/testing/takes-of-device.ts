import { speakerConsentVersion } from '@mboa/contract'
import { onTestFinished } from 'vitest'
import {
  joinSamples,
  startRecording,
  type Recording,
} from '../platform/take-store/own-recordings.ts'
import type {
  StoredTake,
  TakeContext,
  TakeDatabase,
} from '../platform/device-store/take-database.ts'
import { openTakeDatabase } from '../platform/device-store/take-database.ts'
import { newEventId } from '../platform/event-id.ts'

const sampleRate = 48_000

export const takeContext: TakeContext = {
  course: 'ewo',
  item: 'ewo.day-sunday',
  kind: 'word',
  dialect: 'Ewondo de Yaoundé',
  consentTextVersion: '2026-11',
  microphone: { sampleRate },
  appVersion: 'test',
}

/** The store of somebody who never recorded here; closed at the end of the test. */
export async function openOwnTakes(userId: string = newEventId()): Promise<TakeDatabase> {
  const database = await openTakeDatabase(userId)
  onTestFinished(() => database.close())
  return database
}

/** What somebody has recorded on this device, the oldest first. */
export async function listTakesOf(userId: string): Promise<StoredTake[]> {
  const database = await openTakeDatabase(userId)
  const takes = await database.run((connection) => connection.getAll('takes'))
  database.close()
  return takes
}

/** Sound as a microphone gives it, 20 ms at a time. */
export function blocksOfHum(seconds: number, hertz = 220): Float32Array<ArrayBuffer>[] {
  return Array.from({ length: Math.round(seconds * 50) }, (_, block) =>
    Float32Array.from({ length: sampleRate / 50 }, (_, at) => {
      const time = block / 50 + at / sampleRate
      return Math.fround(0.4 * Math.sin(2 * Math.PI * hertz * time))
    }),
  )
}

export async function beginRecording(
  database: TakeDatabase,
  item = takeContext.item,
  onStorageFull: () => void = () => undefined,
): Promise<Recording> {
  const begun = await startRecording(
    database,
    {
      id: newEventId(),
      context: { ...takeContext, item },
      sampleRate,
      recordedAt: 1_790_000_000_000,
    },
    onStorageFull,
  )
  if (!begun.ok) throw new Error(begun.trouble)
  return begun.value
}

/** Records a second and keeps it as a take. */
export async function recordTake(database: TakeDatabase, item?: string, hertz?: number) {
  const recording = await beginRecording(database, item)
  const blocks = blocksOfHum(1, hertz)
  for (const block of blocks) recording.append(block)
  const kept = await recording.finish({
    range: { start: 4_800, end: 43_200 },
    cut: { start: 9_600, end: 38_400 },
  })
  if (!kept.ok) throw new Error(kept.trouble)
  return { take: kept.value, samples: joinSamples(blocks).subarray(4_800, 43_200) }
}

/** Somebody who speaks on this device and agreed, of whom nothing but a name is known; gives their id. */
export async function keepSpeaker(database: TakeDatabase, name: string): Promise<string> {
  const id = newEventId()
  await database.put('speakers', {
    id,
    name,
    isNamed: false,
    ageBand: null,
    sex: null,
    village: null,
    dialect: null,
    codeHash: null,
    consent: {
      consent: newEventId(),
      textVersion: speakerConsentVersion,
      language: 'fr',
      learners: true,
      openData: null,
      research: false,
      syntheticVoices: false,
      staysAlone: false,
      guardianName: null,
      givenAt: 1,
      sha256: 'a'.repeat(64),
      sampleCount: 1,
    },
    withdrawnAt: null,
  })
  return id
}
