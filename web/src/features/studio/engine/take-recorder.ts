import { consentTextVersion, type TakeDescription } from '@mboa/contract'
import type { HeardTake, RecordingPrompt, SoundQuality, Turn } from '@mboa/domain'
import type { Capture } from '../../../platform/sound/capture.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { Recording, TakeCut } from '../../../platform/take-store/own-recordings.ts'
import type { TakeContext } from '../../../platform/device-store/take-database.ts'
import type { SpeakerOfTake } from '../../../platform/take-store/speaker-of-take.ts'

/** A take that is on the device, and its sound, as long as this page remembers it. */
export interface SavedSound {
  readonly id: string
  readonly prompt: RecordingPrompt
  readonly quality: SoundQuality
  readonly samples: Float32Array<ArrayBuffer>
  readonly sampleRate: number
  readonly cut: TakeDescription['cut']
}

/** Puts what is heard on the device while it is heard, and makes takes of it. */
export interface TakeRecorder {
  /** @param from the number of the first sample of `before`, counted as those of a take are */
  begin(
    prompt: RecordingPrompt,
    capture: Capture,
    before: Float32Array<ArrayBuffer>,
    from: number,
  ): void
  append(samples: Float32Array<ArrayBuffer>): void
  finish(take: HeardTake, heard: Pick<SavedSound, 'samples' | 'quality'>): void
  saveAgain(): void
  discard(): void
}

export interface TakeRecorderDeps {
  readonly store: TakeStore
  readonly course: string
  readonly dialect: string | null
  /** Who speaks without an account, at the moment or in this turn; undefined where the recorder does. */
  readonly speaker: (turn: Turn | undefined) => SpeakerOfTake | undefined
  readonly appVersion: string
  /** Epoch ms. */
  readonly now: () => number
  readonly newId: () => string
  readonly onSaved: (stored: SavedSound) => void
  /** The device has no room, or fails: what is heard stays in memory. */
  readonly onUnsaved: (because: 'storage-full' | 'storage-failed') => void
  readonly onProblem: (error: unknown) => void
}

interface Begun {
  readonly prompt: RecordingPrompt
  readonly sampleRate: number
  readonly from: number
  /** Heard before the device's store was ready to take it. */
  readonly early: Float32Array<ArrayBuffer>[]
  readonly id: string
  readonly open: () => ReturnType<TakeStore['record']>
  recording?: Recording
}

export function createTakeRecorder(deps: TakeRecorderDeps): TakeRecorder {
  let begun: Begun | undefined
  /** All steps one after the other, whatever the pace of the microphone. */
  let ended: Promise<unknown> = Promise.resolve()
  let save = () => Promise.resolve()

  function then(step: () => Promise<void>): void {
    ended = ended.then(step).catch(deps.onProblem)
  }

  async function openRecording(take: Begun): Promise<Recording | undefined> {
    if (take.recording !== undefined) return take.recording
    const opened = await take.open()
    if (!opened.ok) return undefined
    take.recording = opened.value
    for (const samples of take.early.splice(0)) opened.value.append(samples)
    return opened.value
  }

  async function finishTake(take: Begun, cut: TakeCut) {
    try {
      const recording = await openRecording(take)
      const stored = await recording?.finish(cut)
      return stored?.ok === true ? 'kept' : 'storage-full'
    } catch (error) {
      // Browsers lose their stores now and then: the recorder is warned, and may try again.
      deps.onProblem(error)
      return 'storage-failed'
    }
  }

  return {
    begin(prompt, capture, before, from) {
      const { store, course, dialect, appVersion, now, newId } = deps
      const id = newId()
      const context: TakeContext = {
        course,
        item: prompt.item,
        kind: prompt.kind,
        dialect,
        pace: prompt.state === 'again' ? 'slower' : 'usual',
        consentTextVersion,
        ...deps.speaker(prompt.turn),
        microphone: describeMicrophone(capture.settings),
        appVersion,
      }
      const stored = { id, context, sampleRate: capture.sampleRate, recordedAt: now() }
      const open = () => store.record(stored, () => undefined)
      const take: Begun = {
        prompt,
        sampleRate: capture.sampleRate,
        from,
        early: [before],
        id,
        open,
      }
      begun = take
      then(async () => {
        await openRecording(take)
      })
    },
    append(samples) {
      if (begun?.recording === undefined) begun?.early.push(samples)
      else begun.recording.append(samples)
    },
    finish({ range, cut }, { samples, quality }) {
      const take = begun
      if (take === undefined) return
      begun = undefined
      const within = ({ start, end }: { start: number; end: number }) => ({
        start: start - take.from,
        end: end - take.from,
      })
      const own = { start: cut.start - range.start, end: cut.end - range.start }
      save = async () => {
        // Its recorder may still hear it and change their mind.
        deps.store.hold(take.id)
        const stored = await finishTake(take, { range: within(range), cut: within(cut) })
        if (stored !== 'kept') deps.onUnsaved(stored)
        else {
          const { id, prompt, sampleRate } = take
          deps.onSaved({ id, prompt, quality, samples, sampleRate, cut: own })
        }
      }
      then(save)
    },
    saveAgain: () => then(save),
    discard() {
      const take = begun
      begun = undefined
      then(async () => {
        await take?.recording?.discard()
      })
    },
  }
}

/** They name this browser's device, and say nothing of its sound. */
const identifying: ReadonlySet<string> = new Set(['deviceId', 'groupId'])
const longestName = 40
const longestText = 200
const mostSettings = 40

/** How the microphone was used, as a take reports it. */
function describeMicrophone(settings: Capture['settings']): TakeDescription['microphone'] {
  const known = Object.entries(settings)
    .filter(([name]) => !identifying.has(name) && name.length <= longestName)
    .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, longestText) : value])
  return Object.fromEntries(known.slice(0, mostSettings)) as TakeDescription['microphone']
}
