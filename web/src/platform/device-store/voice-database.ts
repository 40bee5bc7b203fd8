import type { KeptPrivateRecording, KeptPrivateVoice } from '@mboa/contract'
import type { DBSchema } from 'idb'
import type { ClientErrorCode } from '../network/api-client.ts'
import { voiceDatabaseNameOf } from './databases.ts'
import { openLastingDatabase, type LastingDatabase } from './lasting-database.ts'

interface Sent {
  /** Present until the server has it or refuses it: the queue is the index of these. */
  pending?: 1
  /** Why the server will not have it as things stand: it stays here. */
  refusedBecause?: ClientErrorCode
}

/** Somebody whom a learner records for themselves. */
export type StoredVoice = KeptPrivateVoice & Sent

/** What a voice said; its sound is in `sounds`, or still at the server alone. */
export type StoredVoiceRecording = KeptPrivateRecording & Sent

/** Deleted here, and to be deleted on the server. */
export interface StoredDeletion {
  id: string
  of: 'voice' | 'recording'
}

export interface VoiceSchema extends DBSchema {
  voices: { key: string; value: StoredVoice; indexes: { pending: number } }
  recordings: {
    key: string
    value: StoredVoiceRecording
    indexes: { pending: number; item: string }
  }
  /** Bytes: WebKit may lose the file behind a kept blob. */
  sounds: { key: string; value: ArrayBuffer }
  deletions: { key: string; value: StoredDeletion }
  /** `mark` and `epoch` of what the server sent last. */
  values: { key: string; value: string }
}

export type VoiceDatabase = LastingDatabase<VoiceSchema>
export type VoiceStoreName = 'voices' | 'recordings' | 'sounds' | 'deletions' | 'values'

/**
 * Opens the voices that one person has recorded for themselves. Each person has a database of
 * their own, which a sign-out leaves where it is.
 */
export const openVoiceDatabase = (userId: string): Promise<VoiceDatabase> =>
  openLastingDatabase<VoiceSchema>({
    userId,
    name: voiceDatabaseNameOf(userId),
    version: 1,
    upgrade(database) {
      database.createObjectStore('voices', { keyPath: 'id' }).createIndex('pending', 'pending')
      const recordings = database.createObjectStore('recordings', { keyPath: 'id' })
      recordings.createIndex('pending', 'pending')
      recordings.createIndex('item', 'item')
      database.createObjectStore('sounds')
      database.createObjectStore('deletions', { keyPath: 'id' })
      database.createObjectStore('values')
    },
  })
