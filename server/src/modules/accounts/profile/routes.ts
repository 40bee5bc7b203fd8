import { api, photoLimitBytes } from '@mboa/contract'
import type { Context } from 'hono'
import { answerRange } from '../../../http/answer-range.ts'
import { clearBrowserCache, sessionCookie } from '../../../http/host-cookie.ts'
import { readBytes } from '../../../http/read-body.ts'
import { defineRoute, type Route } from '../../../http/route.ts'
import { refuse, succeed } from '../../../result.ts'
import { exportLimit, photoLimit } from '../limits.ts'
import { changePassword, changePasswordBodySchema } from './change-password.ts'
import { deleteOwnAccount, foreseeDeletion } from './delete-account.ts'
import { listDevices, signOutDevice, signOutOtherDevices } from './devices.ts'
import { findPhoto, removePhoto, replacePhoto } from './photos.ts'
import { exportProfile } from './export-profile.ts'
import { getProfile, profileBodySchema, updateOwnProfile } from './service.ts'

/** What a signed-in person sees and changes of themselves; nobody reaches another's. */
export const profileRoutes: readonly Route[] = [
  defineRoute(api.readProfile, {
    summary: 'Answer what is known of oneself',
    access: 'signed-in',
    handle: ({ context, actor }) => getProfile(context, actor),
  }),
  defineRoute(api.changeProfile, {
    summary: 'Change name, phone number or language',
    access: 'signed-in',
    bodySchema: profileBodySchema,
    handle: ({ context, actor, body }) => updateOwnProfile(context, actor, body),
  }),
  defineRoute(api.replacePhoto, {
    summary: 'Set the photo; the body is the picture itself',
    access: 'signed-in',
    limit: photoLimit,
    async handle({ context, actor, c }) {
      const bytes = await readBytes(c, photoLimitBytes)
      if (!bytes.ok) return bytes
      const replaced = await replacePhoto(context, actor.accountId, bytes.value)
      return replaced.ok ? getProfile(context, actor) : replaced
    },
  }),
  defineRoute(api.removePhoto, {
    summary: 'Take the photo away',
    access: 'signed-in',
    async handle({ context, actor }) {
      await removePhoto(context, actor.accountId)
      return getProfile(context, actor)
    },
  }),
  defineRoute(api.readPhoto, {
    summary: 'A photo, for whoever was given its address',
    access: 'anyone',
    async handle({ context, params, c }) {
      const photo = await findPhoto(context, params.photo)
      if (photo === undefined) return refuse('not-found')
      c.header('Content-Type', 'image/webp')
      c.header('Cache-Control', 'private, no-cache')
      return answerRange(c, photo, (range) => context.blobs.read(photo.hash, range))
    },
  }),
  defineRoute(api.changePassword, {
    summary: 'Change the password; all other sessions end',
    access: 'signed-in',
    bodySchema: changePasswordBodySchema,
    handle: ({ context, actor, body, c }) =>
      changePassword(context, actor, { body, keptToken: tokenOf(c) }),
  }),
  defineRoute(api.listDevices, {
    summary: 'List the devices that are signed in',
    access: 'signed-in',
    handle: async ({ context, actor, c }) =>
      succeed({ devices: await listDevices(context, actor, tokenOf(c)) }),
  }),
  defineRoute(api.logOutOtherDevices, {
    summary: 'Sign all other devices out',
    access: 'signed-in',
    handle: ({ context, actor, c }) => signOutOtherDevices(context, actor, tokenOf(c)),
  }),
  defineRoute(api.logOutDevice, {
    summary: 'Sign one device out',
    access: 'signed-in',
    handle: ({ context, actor, params }) => signOutDevice(context, actor, params.id),
  }),
  defineRoute(api.exportProfile, {
    summary: 'Everything that is kept about oneself, as a file',
    access: 'signed-in',
    limit: exportLimit,
    async handle({ context, actor, c }) {
      const exported = await exportProfile(context, actor)
      if (!exported.ok) return exported
      c.header('Content-Type', 'application/json')
      c.header('Content-Disposition', 'attachment; filename="mboa-export.json"')
      c.header('Cache-Control', 'no-store')
      return c.body(ReadableStream.from(exported.value))
    },
  }),
  defineRoute(api.describeDeletion, {
    summary: 'Answer what deleting the account would take away',
    access: 'signed-in',
    handle: ({ context, actor }) => foreseeDeletion(context, actor),
  }),
  defineRoute(api.deleteProfile, {
    summary: 'Delete the account with everything that belongs to it, for good',
    access: 'signed-in',
    async handle({ context, actor, body: { password, ...fates }, c }) {
      const asked = { password, fates, token: tokenOf(c) }
      const deleted = await deleteOwnAccount(context, actor, asked)
      if (deleted.ok) {
        sessionCookie.clear(c)
        clearBrowserCache(c)
      }
      return deleted
    },
  }),
]

/** There is one: these routes are for who is signed in. */
function tokenOf(c: Context): string {
  return sessionCookie.read(c) ?? ''
}
