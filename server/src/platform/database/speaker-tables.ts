import type { ageBands, sexes } from '@mboa/contract'

/** Who speaks on a recorder's device without an account. */
export interface SpeakersTable {
  /** As takes and consents name them, and whoever hears them: it says nothing of anybody. */
  speakerId: string
  /** Made by the device; two recorders may have the same. */
  id: string
  /** Null once the account is gone and they stayed. */
  recorderId: string | null
  name: string
  /** Since when the name stands beside their recordings; null where nothing does. */
  namedAt: number | null
  ageBand: (typeof ageBands)[number] | null
  sex: (typeof sexes)[number] | null
  village: string | null
  dialect: string | null
  /** Of the code on their paper, which nobody else has. */
  codeHash: string | null
  receivedAt: number
}

/** What a speaker said to agree, each time; what stands of it is in `consents`. */
export interface SpeakerStatementsTable {
  speakerId: string
  /** Made by the device. */
  id: string
  /** JSON: what was agreed to, of the contract's shape. */
  statement: string
  /** Of the FLAC of them saying so. */
  sha256: string
  bytes: number
  receivedAt: number
}

/** Never removed, so that nothing that is still on its way brings back what was taken back. */
export interface SpeakerWithdrawalsTable {
  speakerId: string
  /** Null once the account is gone, and where it is known from the journal alone. */
  recorderId: string | null
  id: string | null
  withdrawnAt: number
  /** Null for who may agree again. */
  deletedAt: number | null
}
