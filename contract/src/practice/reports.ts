import { exerciseKinds } from '@mboa/domain'
import * as v from 'valibot'
import { idSchema, instantSchema, keySchema, textField } from '../fields.ts'
import { interfaceLanguages } from '../interface-languages.ts'

/** Why a learner writes to us about an item; `accept-answer`: what I answered is right as well. */
export const reportReasons = [
  'accept-answer',
  'wrong-spelling',
  'wrong-tone',
  'wrong-meaning',
  'wrong-picture',
  'wrong-sound',
  /** There is nothing to hear, and the learner would like to. */
  'no-sound',
  /** The course does not have it: `answer` is its meaning, in `language`. */
  'missing-word',
  'offensive',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** `agreed`: it is as the learner says; `declined`: it stays as it is. */
export const reportDecisions = ['agreed', 'declined'] as const
export type ReportDecision = (typeof reportDecisions)[number]

export const longestReportComment = 1000

/** Of a meaning that somebody asks the word for, and how many of them in a day. */
export const longestWantedWord = 60
export const wantedWordsADay = 20

/** The `item` of `missing-word`, until the server has found which concept it is, or how it is called. */
export const wantedItem = (course: string): string => `${course}.wanted`

/** One report about one item, made on the device and kept there until it is received. */
export const reportSchema = v.object({
  id: idSchema,
  reportedAt: instantSchema,
  course: keySchema,
  item: keySchema,
  /** Absent where it was not made in an exercise. */
  exercise: v.optional(v.picklist(exerciseKinds)),
  /** The take that was heard, where the report is about sound: it goes back to review. */
  recording: v.optional(idSchema),
  reason: v.picklist(reportReasons),
  /** What the learner typed or chose, code point by code point as it was; empty when nothing. */
  answer: v.pipe(v.string(), v.maxLength(500)),
  /** What was shown as right. */
  expected: v.pipe(v.string(), v.maxLength(500)),
  comment: textField(longestReportComment),
  /** Of `missing-word` alone, which is refused without it: in what the word is asked for. */
  language: v.optional(v.picklist(interfaceLanguages)),
})
export type Report = v.InferOutput<typeof reportSchema>

/** A report as the server keeps it: with the server's time of receipt (epoch ms). */
export const receivedReportSchema = v.intersect([
  reportSchema,
  v.object({
    receivedAt: instantSchema,
    /** What a coordinator of the language decided; absent as long as nobody has. */
    decision: v.optional(v.picklist(reportDecisions)),
  }),
])
export type ReceivedReport = v.InferOutput<typeof receivedReportSchema>

export const reportBatchLimit = 20

/** Body of `POST /api/reports`. Each report is judged alone: none holds up the others. */
export const sendReportsRequestSchema = v.object({
  reports: v.pipe(v.array(v.unknown()), v.maxLength(reportBatchLimit)),
  /** Whose reports these are, as in a sync. */
  learner: v.optional(v.pipe(v.string(), v.maxLength(100))),
})
export type SendReportsRequest = v.InferOutput<typeof sendReportsRequestSchema>

export const sendReportsResponseSchema = v.object({
  /** Durable now, also those that were received before. */
  acknowledged: v.array(idSchema),
  /** Refused for good; the device keeps them with the reason. */
  refused: v.array(v.object({ id: v.string(), reason: v.string() })),
})
export type SendReportsResponse = v.InferOutput<typeof sendReportsResponseSchema>

/** `recorded`: what was asked for can be heard. `kept`, `removed`: a speaker judged the recording. */
export const soundAnswers = ['recorded', 'kept', 'removed'] as const

/** What became of what somebody reported of a word, its meaning or its spelling. */
const decidedReportSchema = v.object({
  course: keySchema,
  item: keySchema,
  /** What it says now; null where it is no longer there. */
  text: v.nullable(v.string()),
  decision: v.picklist(reportDecisions),
  /** By the server's clock; of the last of them, where one item was reported more than once. */
  decidedAt: instantSchema,
})

/** Answer of `GET /api/reports/answers?since=<epoch ms>`: those given after it, the oldest first. */
export const reportAnswersSchema = v.object({
  /** What coordinators decided of each item. */
  decided: v.array(decidedReportSchema),
  answers: v.array(
    v.object({
      report: idSchema,
      course: keySchema,
      item: keySchema,
      answer: v.picklist(soundAnswers),
      /** By the server's clock. */
      answeredAt: instantSchema,
    }),
  ),
})
export type ReportAnswers = v.InferOutput<typeof reportAnswersSchema>
