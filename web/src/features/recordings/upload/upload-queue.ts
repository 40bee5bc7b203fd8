import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../../platform/device-store/storage-trouble.ts'
import type { StoredUpload, UploadCheck } from '../../../platform/device-store/stored-upload.ts'
import { admitFile, type SkippedFile } from './admit-file.ts'
import { checkFile } from './check-file.ts'
import { saveUpload, type SaveUploadDeps } from './save-upload.ts'
import type { VoiceOf } from './upload-voices.ts'
import { kindOf, matchOf, type Prompts } from './match-uploads.ts'
import { stateOf } from './upload-state.ts'
import { createListeners } from '../../../platform/listeners.ts'

export interface StepProgress {
  readonly done: number
  readonly total: number
}

export interface UploadQueueState {
  /** Undefined until the device has answered. */
  readonly uploads: readonly StoredUpload[] | undefined
  /** Of files being copied to the device: until then they are lost with the tab. */
  readonly adding: StepProgress | undefined
  readonly isPaused: boolean
  /** Of files becoming takes. */
  readonly keeping: StepProgress | undefined
  /** How many became takes in the last round. */
  readonly kept: number
  readonly skipped: readonly SkippedFile[]
  /** Why the last change is not on this device. */
  readonly trouble: StorageTrouble | undefined
}

interface UploadQueueDeps {
  readonly store: TakeStore
  readonly course: string
  readonly prompts: Prompts
  /** The build that makes the takes. */
  readonly appVersion: string
  readonly newId: () => string
  readonly onProblem: (during: string, error: unknown) => void
}

/** Where files are checked, matched and made into takes: one at a time, whatever their number. */
export interface UploadQueue {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => UploadQueueState
  /** Reads what the device has and continues with it; gives how to stop, after which it may begin again. */
  readonly start: () => () => void
  /** Names that said nothing before are read again. */
  readonly setPrompts: (prompts: Prompts) => void
  /** @param speaker whose voice they hold, where that is not the recorder's */
  readonly add: (files: readonly File[], speaker?: string) => Promise<void>
  readonly match: (id: string, item: string) => Promise<void>
  readonly remove: (ids: readonly string[]) => Promise<void>
  readonly setPaused: (isPaused: boolean) => void
  /** Makes takes of all that are ready; they are sent by themselves. */
  readonly saveReady: (dialect: string | null, voiceOf: VoiceOf) => Promise<void>
  readonly stopSaving: () => void
}

export function createUploadQueue(deps: UploadQueueDeps): UploadQueue {
  const { store, course, newId } = deps
  let { prompts } = deps
  const listeners = createListeners()
  let isChecking = false
  const wanted = { any: false, keeping: false }
  let state: UploadQueueState = {
    uploads: undefined,
    adding: undefined,
    isPaused: false,
    keeping: undefined,
    kept: 0,
    skipped: [],
    trouble: undefined,
  }

  function set(change: Partial<UploadQueueState>): void {
    state = { ...state, ...change }
    listeners.notify()
  }
  const setUploads = (how: (uploads: readonly StoredUpload[]) => readonly StoredUpload[]) =>
    set({ uploads: how(state.uploads ?? []) })
  const forget = (ids: readonly string[]) =>
    setUploads((uploads) => uploads.filter(({ id }) => !ids.includes(id)))

  async function change(id: string, how: (upload: StoredUpload) => StoredUpload): Promise<void> {
    const written = await store.uploads.change(id, how)
    if (!written.ok) set({ trouble: written.trouble })
    setUploads((uploads) => uploads.map((each) => (each.id === id ? how(each) : each)))
  }

  async function checkAll(): Promise<void> {
    if (isChecking) return
    isChecking = true
    try {
      for (;;) {
        const next = state.uploads?.find(({ check }) => check === undefined)
        if (next === undefined || state.isPaused || !wanted.any) return
        const file = await store.uploads.readFile(next.id)
        if (file === undefined) forget([next.id])
        else await checkOne(next, file)
      }
    } finally {
      isChecking = false
    }
  }

  async function checkOne({ id, item }: StoredUpload, file: Blob): Promise<void> {
    const check = await checkFile(file, kindOf(prompts, item)).catch(
      (error: unknown): UploadCheck => {
        // One file that nobody thought of must not hold up the others.
        deps.onProblem('checking a file', error)
        return { outcome: 'trouble', trouble: 'not-readable', container: 'unknown' }
      },
    )
    if (!wanted.any) return
    await change(id, (upload) => (upload.item === item ? { ...upload, check } : upload))
  }

  const mayKeep = () => wanted.keeping && wanted.any && state.trouble === undefined
  /** Once the page is left its store is closed under what was going on: that is no problem. */
  const failedAt =
    (during: string) =>
    (error: unknown): StorageTrouble | undefined => {
      if (!wanted.any) return undefined
      deps.onProblem(during, error)
      const trouble = storageTroubleOf(error)
      set({ trouble })
      return trouble
    }
  const goOn = () => void checkAll().catch(failedAt('checking files'))

  async function addOne(
    file: File,
    speaker: string | undefined,
  ): Promise<SkippedFile['because'] | undefined> {
    const uploads = state.uploads ?? []
    const admitted = await admitFile(file, { store, course, prompts, uploads, newId, speaker })
    if (typeof admitted === 'string') return admitted
    setUploads((before) => [...before, admitted])
    return undefined
  }

  async function saveOne(
    upload: StoredUpload,
    of: Pick<SaveUploadDeps, 'dialect' | 'voiceOf'>,
  ): ReturnType<typeof saveUpload> {
    const outcome = await saveUpload(upload, { store, ...of, appVersion: deps.appVersion })
    if (outcome === 'kept' || outcome === 'gone') forget([upload.id])
    if (outcome === 'storage-full' || outcome === 'storage-failed') set({ trouble: outcome })
    return outcome
  }

  async function read(): Promise<void> {
    const all = await store.uploads.list()
    set({ uploads: all.filter((upload) => upload.course === course) })
    goOn()
  }

  return {
    subscribe: listeners.subscribe,
    getState: () => state,
    start() {
      wanted.any = true
      read().catch((error: unknown) => deps.onProblem('reading the files of this device', error))
      return () => {
        wanted.any = false
      }
    },
    setPrompts(renewed) {
      if (renewed === prompts) return
      prompts = renewed
      for (const { id, fileName, item, candidates } of state.uploads ?? []) {
        const match = matchOf(prompts, fileName)
        const isNew = match.item !== undefined || match.candidates !== undefined
        if (item !== undefined || candidates !== undefined || !isNew) continue
        void change(id, (upload) => ({ ...upload, ...match }))
          .then(goOn)
          .catch((error: unknown) => deps.onProblem('matching a file', error))
      }
    },
    async add(files, speaker) {
      set({ adding: { done: 0, total: files.length }, skipped: [], kept: 0, trouble: undefined })
      const skipped: SkippedFile[] = []
      try {
        for (const [done, file] of files.entries()) {
          if (!wanted.any) break
          set({ adding: { done, total: files.length } })
          const because = await addOne(file, speaker).catch(failedAt('adding files'))
          if (typeof because === 'string') skipped.push({ fileName: file.name, because })
        }
      } finally {
        set({ adding: undefined, skipped })
        goOn()
      }
    },
    async match(id, item) {
      const kind = kindOf(prompts, item)
      await change(id, (upload) => {
        const matched: StoredUpload = { ...upload, item }
        delete matched.candidates
        // A sentence is judged by other rules than a word.
        const { check } = upload
        if (check?.outcome === 'heard' && check.kind !== kind) delete matched.check
        return matched
      }).catch(failedAt('matching a file'))
      goOn()
    },
    async remove(ids) {
      const removed = await store.uploads.remove(ids).catch(failedAt('removing files'))
      if (typeof removed !== 'object') return
      if (removed.ok) forget(ids)
      else set({ trouble: removed.trouble })
    },
    setPaused(isPaused) {
      set({ isPaused })
      goOn()
    },
    async saveReady(dialect, voiceOf) {
      const ready = (state.uploads ?? []).filter(
        (upload) => stateOf(upload) === 'ready' && voiceOf(upload).mayBeSent,
      )
      wanted.keeping = true
      set({ keeping: { done: 0, total: ready.length }, kept: 0, trouble: undefined })
      let stored = 0
      try {
        for (const [done, upload] of ready.entries()) {
          if (!mayKeep()) break
          set({ keeping: { done, total: ready.length } })
          const saving = saveOne(upload, { dialect, voiceOf })
          const outcome = await saving.catch(failedAt('keeping takes'))
          if (outcome === 'kept') stored += 1
        }
      } finally {
        set({ keeping: undefined, kept: stored })
      }
    },
    stopSaving() {
      wanted.keeping = false
    },
  }
}
