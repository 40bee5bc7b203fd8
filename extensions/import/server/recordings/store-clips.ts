import type { CommandContext } from '../../../../server/src/context.ts'
import { speakerIdOf } from '../../../../server/src/modules/speakers/index.ts'
import { putBlobs } from '../../../../server/src/platform/blobs/whole-blobs.ts'
import {
  insertClips,
  listDeletedVoices,
  type ImportedClipRow,
  type ImportedVoiceRow,
} from './repository.ts'
import type { CheckedClip, SoundOfClip, SourceClip } from './verify-clips.ts'

/** Of one transaction, which waits for the disk once; what is killed with it comes again. */
const clipsAtOnce = 50

/**
 * Puts sounds of an import down as they come, some at a time: whoever is killed in between continues
 * behind the last that are durable.
 */
export async function* storeClips(
  context: Pick<CommandContext, 'database' | 'blobs' | 'clock' | 'ids'>,
  importId: string,
  checked: AsyncIterable<CheckedClip>,
): AsyncGenerator<CheckedClip, void> {
  let waiting: { clip: SourceClip; sound: SoundOfClip }[] = []
  const flush = async () => {
    const full = waiting
    waiting = []
    await putBlobs(
      context,
      full.map(({ sound: { sha256: hash, bytes } }) => ({ hash, bytes })),
    )
    const rows = {
      voices: listVoices(importId, full),
      clips: full.map((each) => clipRowOf(context, importId, each)),
    }
    await context.database.transaction(async (queries) => {
      // Somebody may have taken their voice back meanwhile.
      const gone = await listDeletedVoices(
        queries,
        rows.voices.map(({ speakerId }) => speakerId),
      )
      const isThere = ({ speakerId }: { speakerId: string }) => !gone.has(speakerId)
      const clips = rows.clips.filter(isThere)
      await insertClips(queries, { voices: rows.voices.filter(isThere), clips })
    })
  }
  for await (const each of checked) {
    if (each.outcome === 'verified') waiting.push(each)
    if (waiting.length >= clipsAtOnce) await flush()
    yield each
  }
  await flush()
}

/** Each once: PostgreSQL takes no row twice in one statement. */
function listVoices(
  importId: string,
  clips: readonly { clip: SourceClip }[],
): readonly ImportedVoiceRow[] {
  const voices = clips.map(({ clip: { voice } }): [string, ImportedVoiceRow] => {
    const speakerId = speakerIdOf(importId, voice.name)
    return [speakerId, { ...voice, speakerId, importId }]
  })
  return [...new Map(voices).values()]
}

function clipRowOf(
  { ids }: Pick<CommandContext, 'ids'>,
  importId: string,
  { clip, sound }: { clip: SourceClip; sound: SoundOfClip },
): ImportedClipRow {
  const { name, voice, entry, kind, text, dialect } = clip
  const { sha256, ending, durationMs, bytes } = sound
  return {
    id: ids.uuid(),
    importId,
    name,
    speakerId: speakerIdOf(importId, voice.name),
    entry,
    kind,
    text,
    dialect,
    sha256,
    ending,
    bytes: bytes.length,
    durationMs,
  }
}
