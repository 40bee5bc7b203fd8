import type { LanguageAct, OperatorAct } from '@mboa/contract'

/** Who records a language, and who looks after it. */
export interface RecorderLanguagesTable {
  accountId: string
  /** ISO 639-3 code. */
  language: string
  /** Set when one approval by this recorder is enough. */
  trustedAt: number | null
  createdAt: number
  /** Set where this recorder coordinates the language. */
  coordinatorAt: number | null
}

/**
 * Waits for somebody to sign in: the one who was written to, or as many as a link is for. Gone once
 * it is used up or revoked.
 */
export interface RecorderInvitationsTable {
  id: string
  /** Null until the mail is sent: the code is made then. */
  codeHash: string | null
  /** Both null for a link, which is whoever's it was shown to. */
  email: string | null
  emailKey: string | null
  language: string
  trustedAt: number | null
  createdAt: number
  expiresAt: number
  /** The coordinator, with whose account it goes; null for the operator. */
  invitedBy: string | null
  /** How many may become recorders by it, and how many have. */
  maxUses: number
  uses: number
}

/** By which invitations an account signed up; they count once its address is verified. */
export interface AccountInvitationsTable {
  accountId: string
  invitationId: string
}

/** What was done to a language and its people. Ids alone, and no account's once it is deleted. */
export interface LanguageActsTable {
  id: string
  actedAt: number
  act: LanguageAct | OperatorAct
  actor: 'operator' | 'account'
  /** Null for the operator, and once the account is deleted. */
  actorId: string | null
  /** Null for acts on an account as such. */
  language: string | null
  /** The account it was done to. */
  personId: string | null
  /** The id of what it was done to: an invitation, an import. */
  thing: string | null
}
