import { useSyncExternalStore } from 'react'
import type { StudioSession } from '@mboa/domain'
import type { ShownLevels } from './engine/levels.ts'
import type { MicrophoneState } from './engine/microphone.ts'
import type { StudioEngine } from './engine/studio-engine.ts'
import type { SavedSound } from './engine/take-recorder.ts'

export interface ShownStudio {
  session: StudioSession
  microphone: MicrophoneState
  lastSound: SavedSound | undefined
}

/** The studio as it stands; renders again whenever it changes. */
export function useStudio(engine: StudioEngine): ShownStudio {
  return {
    session: useSyncExternalStore(engine.subscribe, engine.getSession),
    microphone: useSyncExternalStore(engine.subscribe, engine.getMicrophone),
    lastSound: useSyncExternalStore(engine.subscribe, engine.getLastSound),
  }
}

export function useLevels(engine: StudioEngine): ShownLevels {
  return useSyncExternalStore(engine.levels.subscribe, engine.levels.get)
}
