import type { InterfaceLanguage, Role } from '@mboa/contract'
import type { ReminderTime } from '@mboa/domain'

export interface AccountsTable {
  id: string
  /** As typed, trimmed: where mails go. */
  email: string
  /** One account each (`emailKeyOf`). */
  emailKey: string
  /** E.164, as given at sign-up. */
  phoneNumber: string | null
  /** Its part after the dial code, for logins without one. */
  nationalNumber: string | null
  /** The same number once the account is verified: one account each. */
  heldPhoneNumber: string | null
  fullName: string
  displayName: string | null
  photoUrl: string | null
  role: Role
  language: InterfaceLanguage
  /** PHC string of Argon2id; null for an account without a password. */
  passwordHash: string | null
  emailVerifiedAt: number | null
  /** When the newest verification mail was asked for; older links are dead. */
  verificationRequestedAt: number | null
  termsAcceptedAt: number
  disabledAt: number | null
  createdAt: number
}

export interface AccountCodesTable {
  codeHash: string
  accountId: string
  purpose: 'verify-email' | 'reset-password'
  createdAt: number
  expiresAt: number
  /** Set when a newer mail replaced this code, or when it was used where once is enough. */
  supersededAt: number | null
}

export interface SessionsTable {
  tokenHash: string
  id: string
  accountId: string
  userAgent: string
  createdAt: number
  lastSeenAt: number
  expiresAt: number
}

/** A device that is reminded to practise; gone with the session that asked for it. */
export interface PushSubscriptionsTable {
  sessionId: string
  accountId: string
  /** Where the browser's push service takes messages for it: a secret of the device. */
  endpoint: string
  /** Origin of the endpoint. */
  service: string
  /** What messages are encrypted for, base64url. */
  p256dh: string
  auth: string
  time: ReminderTime
  timeZone: string
  /** When to look at it next; also moved ahead while somebody does. */
  nextAt: number
  /** How often today's was tried. */
  attempts: number
  /** The day on which it was reminded last, by the device's zone: `2026-01-05`. */
  lastDay: string | null
  createdAt: number
}

/** A person at an OpenID issuer, and the account that their sign-in there opens. */
export interface AccountIdentitiesTable {
  issuer: string
  subject: string
  accountId: string
  linkedAt: number
}

/** A first Google sign-in that waits for "Create My Account"; no account yet. */
export interface GoogleSignUpsTable {
  /** Of the token in the browser's cookie. */
  tokenHash: string
  issuer: string
  subject: string
  email: string
  displayName: string | null
  photoUrl: string | null
  language: InterfaceLanguage
  expiresAt: number
}

export interface AccountPhotosTable {
  accountId: string
  /** Random: the address of a photo is known only to who was given it. */
  name: string
  blobHash: string
}
