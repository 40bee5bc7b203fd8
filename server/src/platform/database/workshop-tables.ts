/** Recorders of a language who record together for some days. */
export interface WorkshopsTable {
  id: string
  /** ISO 639-3 code. */
  language: string
  name: string
  /** The coordinator; null once the account is gone. */
  openedBy: string | null
  /** Of the code of its link, which nobody else has. */
  codeHash: string
  openedAt: number
  endsAt: number
  /** Null unless it was closed before its end. */
  closedAt: number | null
}

/** Who joined one. */
export interface WorkshopRecordersTable {
  workshopId: string
  accountId: string
  joinedAt: number
  leftAt: number | null
}

/** Who agreed to be recorded by all recorders of a workshop; whether that stands follows from what they said since. */
export interface WorkshopSpeakersTable {
  workshopId: string
  /** As the device called them that added them: as takes of this workshop do. */
  id: string
  speakerId: string
  /** By what they said to agree, of `speakerStatements`. */
  statementId: string
  /** Of the speaker, when they agreed: who has withdrawn since is gone. */
  knownWithdrawal: number | null
}
