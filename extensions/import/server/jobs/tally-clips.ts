import type { ClipsDraft, ImportDraftAnswer, ImportProblem } from '@mboa/contract'
import type { FormatProblem } from '@mboa/formats'
import { presentProblem } from '../desk/present-draft.ts'
import type { CheckedClip, SourceClip } from '../recordings/verify-clips.ts'

type Refused = ImportDraftAnswer['refused']['problems'][number]

/** Counts what became of each, and keeps what is refused. */
export async function tallyClips(
  checked: AsyncIterable<CheckedClip>,
  isSaid: (clip: SourceClip) => boolean,
): Promise<{ clips: ClipsDraft; problems: readonly Refused[] }> {
  const voices = new Set<string>()
  const problems: Refused[] = []
  const counts = { clips: 0, known: 0, said: 0, withoutSpeaker: 0 }
  let milliseconds = 0
  for await (const each of checked) {
    const { clip } = each
    if (each.outcome === 'refused') {
      const { message } = each
      problems.push(presentClipProblem({ line: clip.line, entry: clip.name, message }))
    } else if (each.outcome === 'known') counts.known += 1
    else {
      counts.clips += 1
      if (each.outcome === 'verified') milliseconds += each.sound.durationMs
      if (clip.voice.name === '') counts.withoutSpeaker += 1
      else voices.add(clip.voice.name)
      if (isSaid(clip)) counts.said += 1
    }
  }
  const clips = { ...counts, voices: voices.size, minutes: milliseconds / 60_000 }
  return { clips, problems }
}

/** What is said of clips and of the table that names them, for who reads another language. */
const reasons: readonly (readonly [RegExp, ImportProblem])[] = [
  [/ cells under /, 'cut-row'],
  [/^it does not say at what times/, 'no-times'],
  [/^its file is not there|^it names no file/, 'sound-missing'],
  [/^its recording ends/, 'sound-ends'],
  [
    /^its name is not|^it is no |^it cannot be decoded|^decoding it|^its recording is no/,
    'sound-unreadable',
  ],
  [/^nothing is heard/, 'sound-silent'],
  [/^it is longer than/, 'sound-too-long'],
  [/^it is larger than/, 'sound-too-large'],
  [/^it is the very sound of|^it comes a second time/, 'comes-twice'],
  [/^whose voice it is took it back/, 'voice-taken-back'],
  [/^it was taken back/, 'sound-taken-back'],
  [/^its licence/, 'closed-licence'],
  [/^it is in "/, 'other-language'],
  [/sentence/, 'no-sentence'],
  [/voice/, 'no-voice'],
  [/language/, 'other-language'],
]

export function presentClipProblem({
  line,
  entry,
  message,
}: Pick<FormatProblem, 'line' | 'entry' | 'message'>): Refused {
  const reason = reasons.find(([sign]) => sign.test(message))?.[1] ?? 'other'
  return { ...presentProblem({ line, entry, message }), reason }
}
