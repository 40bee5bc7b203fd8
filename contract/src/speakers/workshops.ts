import * as v from 'valibot'
import { idSchema as id, instantSchema as instant, textField } from '../fields.ts'

/** For how many days a workshop may be open: nobody's speakers stay on others' phones for longer. */
export const workshopDays = [1, 3, 7, 14] as const
export const workshopNameLimit = 60
/** Of a language at a time. */
export const mostOpenWorkshops = 10
export const mostWorkshopRecorders = 50

/**
 * How long after it is over what was recorded in a workshop may still arrive: a phone may have been
 * without a network until then.
 */
export const lateTakesMs = 90 * 24 * 60 * 60_000

/** As the recorders see it who have joined. */
export const workshopSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** ISO 639-3 code. */
  language: v.string(),
  /** Epoch ms; it may be closed before. */
  endsAt: instant,
})
export type Workshop = v.InferOutput<typeof workshopSchema>

/**
 * Somebody whom another recorder of a workshop has added, and who agreed that all of them may record
 * them: no more than choosing and filing asks for. What else they said stays with who added them.
 */
export const sharedSpeakerSchema = v.object({
  /** As takes name them, together with the workshop. */
  id,
  workshop: v.string(),
  name: v.string(),
  dialect: v.nullable(v.string()),
  /** Of what they agreed to. */
  textVersion: v.string(),
})
export type SharedSpeaker = v.InferOutput<typeof sharedSpeakerSchema>

/** What somebody's devices are told of the workshops that they have joined. */
export const joinedWorkshopsSchema = v.object({
  /** Those that are open. */
  joined: v.array(workshopSchema),
  shared: v.array(sharedSpeakerSchema),
  /** Who has withdrawn or was deleted: the device lets go of what it has of them, sent or not. */
  gone: v.array(v.object({ workshop: v.string(), id })),
})
export type JoinedWorkshops = v.InferOutput<typeof joinedWorkshopsSchema>

/**
 * Body of `POST /api/workshops`: the code of a workshop's link, which proves nothing. Asked first,
 * joined then. Refused with `not-found` where no workshop is open by it, `not-allowed` for who does
 * not record its language, and `quota-reached` where it is full.
 */
export const workshopCodeSchema = v.object({
  code: v.pipe(v.string(), v.maxLength(100, 'invalid-value')),
  joins: v.boolean(),
})

/** Its answer. */
export const foundWorkshopSchema = v.object({ workshop: workshopSchema, isJoined: v.boolean() })
export type FoundWorkshop = v.InferOutput<typeof foundWorkshopSchema>

/** One at the desk of its language, while it is open. */
const deskWorkshopSchema = v.object({
  ...workshopSchema.entries,
  openedAt: instant,
  recorders: v.number(),
  /** Who may be recorded by all of them at present. */
  speakers: v.number(),
})
export type DeskWorkshop = v.InferOutput<typeof deskWorkshopSchema>

/** `GET …/workshops`: those that are open, the newest first. `DELETE …/workshops/:id` closes one. */
export const deskWorkshopsSchema = v.object({ workshops: v.array(deskWorkshopSchema) })

/** Body of `POST …/workshops`; `quota-reached` where as many as may be are open. */
export const deskWorkshopRequestSchema = v.object({
  name: v.pipe(textField(workshopNameLimit), v.trim(), v.minLength(1, 'required')),
  days: v.picklist(workshopDays, 'invalid-value'),
})
export type DeskWorkshopRequest = v.InferOutput<typeof deskWorkshopRequestSchema>

/**
 * Its answer, and that of `POST …/workshops/:id/link`, by which links of before work no more. The one
 * time that a link is answered.
 */
export const openedWorkshopSchema = v.object({ workshop: deskWorkshopSchema, link: v.string() })
export type OpenedWorkshop = v.InferOutput<typeof openedWorkshopSchema>

/** One of those that somebody joined or opened, in their own export. */
export const exportedWorkshopSchema = v.object({
  name: v.string(),
  language: v.string(),
  wasOpener: v.boolean(),
  /** Null for who opened it and never joined. */
  joinedAt: v.nullable(instant),
  leftAt: v.nullable(instant),
  endsAt: instant,
  closedAt: v.nullable(instant),
})
