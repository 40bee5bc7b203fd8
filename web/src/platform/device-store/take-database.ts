import type { ClientErrorCode } from '../network/api-client.ts'
import type { DBSchema } from 'idb'
import type { Contribution, KeptSpeaker, SpeakerConsent, TakeDescription } from '@mboa/contract'
import type { SentBackReason } from '@mboa/domain'
import type { EncodedTake, RecordedTake } from '../sound/encoded-take.ts'
import { openLastingDatabase, type LastingDatabase } from './lasting-database.ts'
import type { Waiting } from './settle-outbox.ts'
import type { StoredUpload } from './stored-upload.ts'
import { takeDatabaseNameOf } from './databases.ts'

/** What a recorder contributes about words, until the server has it; refused ones stay with the reason. */
export interface StoredContribution extends Waiting {
  contribution: Contribution
}

/** What was asked for, and how it is being recorded. */
export type TakeContext = Omit<TakeDescription, 'archive' | 'cut' | 'recordedAt'>

/** A recording that is not a take yet: its sound is in the chunks. */
export interface StoredRecording {
  id: string
  context: TakeContext
  sampleRate: number
  /** Epoch ms. */
  recordedAt: number
}

/**
 * `refused` is a take that the server will not have as it is: it stays on the device with its
 * sound until somebody decides.
 */
export type StoredTakeState =
  | 'on-device'
  | 'sending'
  | 'received'
  | 'replaced'
  | 'approved'
  | 'sent-back'
  | 'withdrawn'
  | 'refused'

export interface StoredTake {
  id: string
  context: TakeContext
  recordedAt: number
  sampleRate: number
  cut: TakeDescription['cut']
  /** From 1: recording an item again makes the next one and overwrites nothing. */
  version: number
  state: StoredTakeState
  /** Present until the server has it or refuses it: the queue is the index of these. */
  pending?: 1
  /** When this device heard that the server has it, epoch ms. */
  receivedAt?: number
  /** Why the server refused it. */
  refusedBecause?: ClientErrorCode
  /** Why a reviewer sent it back. */
  sentBackReason?: SentBackReason
  /** The same in the reviewer's words, where there are any. */
  sentBackComment?: string
}

/** Samples until they are encoded, and the files from then on: what is sent never changes. */
export type StoredSound = { recorded: RecordedTake } | { encoded: EncodedTake }

/**
 * Why sending is not over: what the server or the network said, that the files of a take could not
 * be made, or that one deleted here may still reach the server.
 */
export type WaitingCause = ClientErrorCode | 'not-encoded' | 'not-withdrawn'

export interface LogEntry {
  /** Epoch ms. */
  at: number
  event: 'kept' | 'recovered' | 'sending' | 'received' | 'refused' | 'waiting' | 'storage-full'
  takeId?: string
  /** Why, where the event has a cause. */
  code?: WaitingCause
}

/** Who speaks on this device without an account. */
export type StoredSpeaker = KeptSpeaker & {
  /** Present until the server has what is known of them, or refuses it. */
  pending?: 1
  /** What they agreed to here and the server has not got; the sound of it is in `consentSounds`. */
  unsent?: SpeakerConsent
  /** Why the server will not have them as things stand. */
  refusedBecause?: ClientErrorCode
}

/** Who may be chosen to speak, whoever has added them: as much as a take says of them. */
export interface SpeakerHere extends Pick<StoredSpeaker, 'id' | 'name' | 'dialect'> {
  /** Of what they agreed to; null where it does not stand. */
  consent: { textVersion: string } | null
  /** In which workshop another recorder has added them. */
  guestOf?: string
}

/** What one of them wished here, until the server has done it too. */
export interface StoredWish {
  id: string
  wish: 'withdraw' | 'delete'
}

export interface TakeSchema extends DBSchema {
  recordings: { key: string; value: StoredRecording }
  chunks: { key: [recordingId: string, index: number]; value: Float32Array<ArrayBuffer> }
  takes: {
    key: string
    value: StoredTake
    indexes: { pending: number; item: [course: string, item: string]; receivedAt: number }
  }
  sounds: { key: string; value: StoredSound }
  /** What was sent, for some days where there is room: by the id of its take. */
  receivedSounds: {
    key: string
    value: { encoded: EncodedTake; receivedAt: number }
    indexes: { receivedAt: number }
  }
  log: { key: number; value: LogEntry }
  values: { key: string; value: unknown }
  contributions: { key: string; value: StoredContribution; indexes: { pending: number } }
  uploads: { key: string; value: StoredUpload }
  /**
   * The files of the uploads as they were chosen, until they are takes. Bytes: WebKit may lose the
   * file behind a kept blob.
   */
  files: { key: string; value: ArrayBuffer }
  speakers: { key: string; value: StoredSpeaker; indexes: { pending: number } }
  /** By the id of the consent. What the server has stays for some days, as takes do. */
  consentSounds: { key: string; value: { bytes: ArrayBuffer; sentAt?: number } }
  wishes: { key: string; value: StoredWish }
}

export type TakeDatabase = LastingDatabase<TakeSchema>
export type TakeStoreName =
  | ('recordings' | 'chunks' | 'takes' | 'sounds' | 'log' | 'values')
  | ('contributions' | 'uploads' | 'files' | 'receivedSounds')
  | ('speakers' | 'consentSounds' | 'wishes')

/**
 * Opens what one person recorded on this device. Each person has a database of their own, which
 * a sign-out leaves where it is.
 */
export const openTakeDatabase = (userId: string): Promise<TakeDatabase> =>
  openLastingDatabase<TakeSchema>({
    userId,
    name: takeDatabaseNameOf(userId),
    // An interrupted removal may leave an empty one of version 1.
    version: 2,
    upgrade(database) {
      database.createObjectStore('recordings', { keyPath: 'id' })
      database.createObjectStore('chunks')
      const takes = database.createObjectStore('takes', { keyPath: 'id' })
      takes.createIndex('pending', 'pending')
      takes.createIndex('item', ['context.course', 'context.item'])
      takes.createIndex('receivedAt', 'receivedAt')
      database.createObjectStore('sounds')
      database.createObjectStore('receivedSounds').createIndex('receivedAt', 'receivedAt')
      database.createObjectStore('log', { autoIncrement: true })
      database.createObjectStore('values')
      const contributions = database.createObjectStore('contributions', { keyPath: 'id' })
      contributions.createIndex('pending', 'pending')
      database.createObjectStore('uploads', { keyPath: 'id' })
      database.createObjectStore('files')
      const speakers = database.createObjectStore('speakers', { keyPath: 'id' })
      speakers.createIndex('pending', 'pending')
      database.createObjectStore('consentSounds')
      database.createObjectStore('wishes', { keyPath: 'id' })
    },
  })
