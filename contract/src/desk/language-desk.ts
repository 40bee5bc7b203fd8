import * as v from 'valibot'
import { fieldLimits } from '../accounts/accounts.ts'
import { bilingualSchema } from '../courses/content-items.ts'
import { textField, wholeNumber } from '../fields.ts'

/** What is done to a language and its people; each stands in the record for good. */
export const languageActs = [
  'recorder-invited',
  'invitation-revoked',
  'recorder-joined',
  'recorder-removed',
  'coordinator-named',
  'coordinator-removed',
  'course-published',
  'course-unpublished',
  'words-imported',
  'import-undone',
  'word-confirmed',
  'word-rejected',
  'word-reopened',
  'reports-settled',
  'reports-reopened',
  'unit-named',
  'unit-published',
  'unit-taken-back',
  'units-ordered',
  'publishing-set',
  'speaker-withdrawn',
  'speaker-deleted',
  'recording-taken-back',
  'workshop-opened',
  'workshop-linked',
  'workshop-joined',
  'workshop-left',
  'workshop-closed',
  'account-disabled',
  'account-enabled',
  'account-deleted',
] as const
export type LanguageAct = (typeof languageActs)[number]

/** What an operator does that concerns no language: it stands in the same record, and at no desk. */
export const operatorActs = [
  'email-changed',
  'verification-resent',
  'reviewer-restored',
  'account-made',
  'epoch-begun',
  'practice-compacted',
  'backup-restored',
] as const
export type OperatorAct = (typeof operatorActs)[number]

/** How long a mailed invitation can be followed. It works once. */
export const mailedInvitationMs = 7 * 24 * 60 * 60_000

/** For how many days, and for how many people, a link may be made. */
export const invitationLinkDays = [1, 7, 30] as const
export const mostInvitationUses = 50

/**
 * The desk of a language, under `/api/language-desk/:language`: for its coordinators alone;
 * `not-found` for everybody else, as for a language that there is not.
 */
export const languageDeskSchema = v.object({
  language: v.string(),
  /** As it stands within a sentence. */
  name: bilingualSchema,
  /** BCP 47 tag for texts of it. */
  htmlLang: v.string(),
  recorders: v.number(),
  invitations: v.number(),
  /** Recordings and words of its speakers that wait for other speakers. */
  takesWaiting: v.number(),
  wordsWaiting: v.number(),
  /** Spellings of recordings, which others judge by ear. */
  spellingsWaiting: v.number(),
  /** Items that learners report. */
  reportsWaiting: v.number(),
  /** Names of the extensions that the server has: their tabs are shown. */
  extensions: v.array(v.string()),
})
export type LanguageDesk = v.InferOutput<typeof languageDeskSchema>

/** Of each theme, how much has how many voices: approved recordings by different speakers. */
const coveredThemeSchema = v.object({
  /** Names it beside others of its source. */
  theme: v.string(),
  source: v.picklist(['course', 'concepts', 'speakers']),
  /** Null for what speakers added by themselves. */
  title: v.nullable(bilingualSchema),
  /** All words and sentences of it. */
  items: v.number(),
  /** Of these with one, with two, and with three voices or more. */
  one: v.number(),
  two: v.number(),
  three: v.number(),
  /** Of those without a voice: which have a recording that waits to be approved. */
  waiting: v.number(),
  /** Where one group is asked for: one to four of it speak here, and nothing of it is told. */
  isOfFew: v.optional(v.boolean()),
})
export type CoveredTheme = v.InferOutput<typeof coveredThemeSchema>

/** What voices can have in common. */
export const voiceGroupings = ['age', 'sex', 'dialect'] as const

/** Which page of the themes; with `by` and `of` as the voices of that group alone cover them. */
export const coverageQuerySchema = v.object({
  from: v.optional(wholeNumber, '0'),
  /** By what nobody says of themselves, it is all of them. */
  by: v.fallback(v.optional(v.picklist(voiceGroupings)), undefined),
  of: v.optional(v.string()),
})

/** Who is heard and has something in common, as far as they say it of themselves. */
const heardGroupSchema = v.object({
  by: v.picklist(voiceGroupings),
  /** An age band, a sex or a dialect; null for those who have not said. */
  value: v.nullable(v.string()),
  /**
   * How many speakers at least, a multiple of five, so that no group is found by what the others
   * leave; null for one to four.
   */
  speakers: v.nullable(v.number()),
  /** Words and sentences that one of them is heard with; null for one to four. */
  items: v.nullable(v.number()),
})
export type HeardGroup = v.InferOutput<typeof heardGroupSchema>

/**
 * `GET …/coverage?from=<number>`, `coveragePage` themes at a time; with `&by=<age|sex|dialect>` and
 * `&of=<value>` the voices of that group alone: `not-found` where fewer than five of it are heard.
 */
export const coverageSchema = v.object({
  themes: v.array(coveredThemeSchema),
  /** Of all themes. */
  total: coveredThemeSchema.entries.items,
  voiced: v.number(),
  waiting: v.number(),
  /** With the first page alone. */
  heard: v.optional(v.array(heardGroupSchema)),
  /** For the next page; null at the end. */
  next: v.nullable(v.number()),
})
export type Coverage = v.InferOutput<typeof coverageSchema>
export const coveragePage = 60

/** Somebody who records the language; by name alone. */
const deskPersonSchema = v.object({
  /** Of the account. */
  id: v.string(),
  fullName: v.string(),
  isCoordinator: v.boolean(),
  /** One approval by them is enough. */
  isTrusted: v.boolean(),
  /** Epoch ms. */
  since: v.number(),
  /** Of the language, not withdrawn. */
  takes: v.number(),
  approved: v.number(),
})
export type DeskPerson = v.InferOutput<typeof deskPersonSchema>

/** An invitation that can still be followed. Its link is not here: nobody is shown it again. */
const deskInvitationSchema = v.object({
  id: v.string(),
  /** Whom it was mailed to; null for a link. */
  email: v.nullable(v.string()),
  uses: v.number(),
  maxUses: v.number(),
  /** Epoch ms. */
  createdAt: v.number(),
  expiresAt: v.number(),
})
export type DeskInvitation = v.InferOutput<typeof deskInvitationSchema>

/** `GET …/people?after=<id>`: who records, `deskPage` at a time, with all open invitations. */
export const deskPeopleSchema = v.object({
  people: v.array(deskPersonSchema),
  invitations: v.array(deskInvitationSchema),
  /** For the next page; null at the end. */
  next: v.nullable(v.string()),
})
export type DeskPeople = v.InferOutput<typeof deskPeopleSchema>
export const deskPage = 50

/**
 * Body of `POST …/invitations`: by mail to an address, which whoever follows it has proven; or a
 * link for several, which proves nothing. Refused with `invalid-email`, `required`, `quota-reached`
 * where as many as may be are open, and `wait-before-resend` at the address where it was invited
 * less than a day ago.
 */
export const deskInviteSchema = v.variant('by', [
  v.object({ by: v.literal('mail'), email: textField(fieldLimits.email) }),
  v.object({
    by: v.literal('link'),
    maxUses: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'invalid-value'),
      v.maxValue(mostInvitationUses, 'invalid-value'),
    ),
    days: v.picklist(invitationLinkDays, 'invalid-value'),
  }),
])
export type DeskInvite = v.InferOutput<typeof deskInviteSchema>

/** The one time that a link is answered; null for a mail. */
export const deskInvitedSchema = v.object({
  invitation: deskInvitationSchema,
  link: v.nullable(v.string()),
})
export type DeskInvited = v.InferOutput<typeof deskInvitedSchema>

/** Who did it: a person of the language by name; null where the account is gone. */
const actPersonSchema = v.nullable(v.object({ id: v.string(), fullName: v.string() }))

const deskActSchema = v.object({
  id: v.string(),
  /** Epoch ms. */
  actedAt: v.number(),
  act: v.picklist(languageActs),
  isOperator: v.boolean(),
  actor: actPersonSchema,
  person: actPersonSchema,
  thing: v.nullable(v.string()),
})
export type DeskAct = v.InferOutput<typeof deskActSchema>

/** `GET …/acts?before=<id>`, the newest first. */
export const deskActsSchema = v.object({
  acts: v.array(deskActSchema),
  /** For the next page; null at the end. */
  next: v.nullable(v.string()),
})
export type DeskActs = v.InferOutput<typeof deskActsSchema>

/** Somebody who speaks the language without an account. */
const deskSpeakerSchema = v.object({
  /** The same as beside their recordings. */
  id: v.string(),
  /** As they are called where they are recorded. */
  name: v.string(),
  /** Whose device they speak on; null once that account is gone. */
  recorder: v.nullable(v.string()),
  /** False where they have withdrawn: nobody hears them. */
  isHeard: v.boolean(),
  /** Of the language, not withdrawn. */
  takes: v.number(),
})
export type DeskSpeaker = v.InferOutput<typeof deskSpeakerSchema>

/**
 * `GET …/speakers?after=<id>`, `deskPage` at a time. With `DELETE …/speakers/:id` all is deleted that
 * one of them said, in whatever language, and with `…/consent` after it nobody hears it any more.
 */
export const deskSpeakersSchema = v.object({
  speakers: v.array(deskSpeakerSchema),
  /** For the next page; null at the end. */
  next: v.nullable(v.string()),
})
export type DeskSpeakers = v.InferOutput<typeof deskSpeakersSchema>

const deskCreditSchema = v.object({
  /** As it stands beside recordings: a name or pseudonym, or a source with its licence. */
  name: v.string(),
  /** How many recordings learners hear beside it. */
  recordings: v.number(),
})

/**
 * `GET …/credits?after=<name>`, `deskPage` at a time: who is named as a speaker of the language. Who
 * has not asked for it, or has withdrawn, is not there.
 */
export const deskCreditsSchema = v.object({
  credits: v.array(deskCreditSchema),
  /** For the next page; null at the end. */
  next: v.nullable(v.string()),
})
export type DeskCredits = v.InferOutput<typeof deskCreditsSchema>

/** One act by or about oneself, in one's own export. */
export const ownActSchema = v.object({
  actedAt: v.number(),
  act: v.picklist([...languageActs, ...operatorActs]),
  language: v.nullable(v.string()),
  wasActor: v.boolean(),
  thing: v.nullable(v.string()),
})

/**
 * `GET /api/recorder-invitations/followed`: what the link that this browser has followed invites
 * to; null where it followed none, or none that is still open.
 */
export const followedInvitationSchema = v.object({
  invitation: v.nullable(
    v.object({
      language: v.string(),
      /** Of the language, as it stands within a sentence. */
      name: bilingualSchema,
      /**
       * Where its mail went, which counts as proven if it is signed up with. Null for a link, and
       * where nobody is to sign up with it: somebody is signed in, or has an account of it.
       */
      email: v.nullable(v.string()),
    }),
  ),
})
export type FollowedInvitation = v.InferOutput<typeof followedInvitationSchema>
