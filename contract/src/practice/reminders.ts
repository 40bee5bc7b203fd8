import { parseReminderTime } from '@mboa/domain'
import * as v from 'valibot'

/** Base64url without padding (RFC 4648 §5) of so many bytes. */
const bytesSchema = (count: number) => {
  const length = Math.ceil((count * 8) / 6)
  return v.pipe(v.string(), v.length(length), v.regex(/^[\w-]+$/))
}

/** As browsers write it (Push API, `PushSubscription.toJSON()`). */
export const pushSubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(2000), v.url()),
  keys: v.object({
    /** The browser's public key, a point of P-256. */
    p256dh: bytesSchema(65),
    auth: bytesSchema(16),
  }),
})
export type PushSubscriptionKeys = v.InferOutput<typeof pushSubscriptionSchema>

const isReminderTime = (text: string) => parseReminderTime(text) !== undefined
/** `18:30`, by day. */
const reminderTimeSchema = v.pipe(v.string(), v.check(isReminderTime))

/**
 * Body of `PUT /api/reminder`, answered with 204: the device that is signed in is reminded, and all
 * others of the account at the same hour. Refused with `invalid-value` for a zone that is none and
 * where no push service can be meant, with `operation-not-allowed` where the server sends no reminders.
 */
export const remindMeSchema = v.object({
  /** Absent where a device that is reminded already sends what has changed; else `not-found`. */
  time: v.optional(reminderTimeSchema),
  /** IANA name of the device's zone. */
  timeZone: v.pipe(v.string(), v.maxLength(100)),
  subscription: pushSubscriptionSchema,
})
export type RemindMe = v.InferOutput<typeof remindMeSchema>

/** Answer of `GET /api/reminder`. `DELETE` turns it off on all devices of the account. */
export const reminderSchema = v.object({
  /** The server's public key for subscribing (RFC 8292), base64url; null where it sends none. */
  key: v.nullable(v.string()),
  /** The hour at which this device is reminded; null where it is not. */
  time: v.nullable(reminderTimeSchema),
  /** True after the browser ended the subscription; a new subscription turns reminders on again. */
  hasEnded: v.boolean(),
})
export type Reminder = v.InferOutput<typeof reminderSchema>

/** What a reminder brings to the service worker, encrypted on its way (RFC 8291). */
export interface ReminderMessage {
  title: string
  body: string
  /** The button that turns reminders off. */
  off: string
  /** The page it opens, as a path. */
  path: string
}

/** A device of the export of all that is kept about somebody. */
export const remindedDeviceSchema = v.object({
  /** Where the browser's push service takes what is for it. */
  endpoint: v.string(),
  time: v.string(),
  timeZone: v.string(),
  /** The day on which it was reminded last, `2026-01-05`. */
  lastDay: v.nullable(v.string()),
  /** Epoch ms. */
  since: v.number(),
})
