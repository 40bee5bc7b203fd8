import { api } from '@mboa/contract'
import type { Context as HttpContext } from 'hono'
import { sessionCookie } from '../../http/host-cookie.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../result.ts'
import type { Limit } from '../../platform/throttles/throttles.ts'
import { readReminder, remindMe, stopReminding } from './service.ts'

/** Per account: who turns the hour up and down in a list does not meet it. */
const reminderLimit: Limit = { name: 'reminder', hits: 60, windowMs: 10 * 60_000 }

/** The daily reminder by notification, each caller's own. */
export const reminderRoutes: readonly Route[] = [
  defineRoute(api.readReminder, {
    summary: 'Whether this device is reminded to practise, and when',
    access: 'signed-in',
    handle: async ({ context, c }) => succeed(await readReminder(context, tokenOf(c))),
  }),
  defineRoute(api.setReminder, {
    summary: 'Remind this device to practise, by a notification once a day',
    access: 'signed-in',
    accountLimit: reminderLimit,
    handle: ({ context, actor, body, c }) =>
      remindMe(context, actor, { token: tokenOf(c), wish: body }),
  }),
  defineRoute(api.stopReminder, {
    summary: 'Turn the reminders off on all one’s devices',
    access: 'signed-in',
    accountLimit: reminderLimit,
    handle: ({ context, actor }) => stopReminding(context, actor),
  }),
]

const tokenOf = (c: HttpContext): string => sessionCookie.read(c) ?? ''
