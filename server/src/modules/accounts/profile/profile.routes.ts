import {
  apiPaths,
  changePasswordRequestSchema,
  deleteProfileRequestSchema,
  deletionConsequencesSchema,
  photoLimitBytes,
  profileChangesSchema,
  profileExportSchema,
  profileSchema,
  signedInDevicesSchema,
  accountApiPaths,
} from '@mboa/contract'
import type { Context } from 'hono'
import { answerRange } from '../../../http/answer-range.ts'
import { clearBrowserCache, sessionCookie } from '../../../http/host-cookie.ts'
import { readBytes } from '../../../http/read-body.ts'
import { defineRoute, type Route } from '../../../http/route.ts'
import { refuse, succeed } from '../../../outcome.ts'
import { exportLimit, photoLimit } from '../limits.ts'
import { changePassword, changePasswordForm } from './change-password.service.ts'
import { deleteOwnAccount, foreseeDeletion } from './delete-account.service.ts'
import { listDevices, signOutDevice, signOutOtherDevices } from './devices.service.ts'
import { findPhoto, removePhoto, replacePhoto } from './photos.service.ts'
import { exportProfile } from './profile-export.service.ts'
import { getProfile, profileForm, updateOwnProfile } from './profile.service.ts'

/** What a signed-in person sees and changes of themselves; nobody reaches another's. */
export const profileRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: apiPaths.profile,
    summary: 'Answer what is known of oneself',
    access: 'signed-in',
    answer: profileSchema,
    handle: ({ context, actor }) => getProfile(context, actor),
  }),
  defineRoute({
    method: 'PATCH',
    path: apiPaths.profile,
    summary: 'Change name, phone number or language',
    access: 'signed-in',
    body: profileForm,
    documentedBody: profileChangesSchema,
    answer: profileSchema,
    handle: ({ context, actor, body }) => updateOwnProfile(context, actor, body),
  }),
  defineRoute({
    method: 'PUT',
    path: accountApiPaths.profilePhoto,
    summary: 'Set the photo; the body is the picture itself',
    access: 'signed-in',
    answer: profileSchema,
    limit: photoLimit,
    async handle({ context, actor, c }) {
      const bytes = await readBytes(c, photoLimitBytes)
      if (!bytes.ok) return bytes
      const replaced = await replacePhoto(context, actor.accountId, bytes.value)
      return replaced.ok ? getProfile(context, actor) : replaced
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: accountApiPaths.profilePhoto,
    summary: 'Take the photo away',
    access: 'signed-in',
    answer: profileSchema,
    async handle({ context, actor }) {
      await removePhoto(context, actor.accountId)
      return getProfile(context, actor)
    },
  }),
  defineRoute({
    method: 'GET',
    path: apiPaths.photo,
    summary: 'A photo, for whoever was given its address',
    access: 'anyone',
    async handle({ context, params, c }) {
      const photo = await findPhoto(context, params['photo'] ?? '')
      if (photo === undefined) return refuse('not-found')
      c.header('Content-Type', 'image/webp')
      c.header('Cache-Control', 'private, no-cache')
      return answerRange(c, photo, (range) => context.blobs.read(photo.hash, range))
    },
  }),
  defineRoute({
    method: 'POST',
    path: accountApiPaths.profilePassword,
    summary: 'Change the password; all other sessions end',
    access: 'signed-in',
    body: changePasswordForm,
    documentedBody: changePasswordRequestSchema,
    handle: ({ context, actor, body, c }) =>
      changePassword(context, actor, { form: body, keptToken: tokenOf(c) }),
  }),
  defineRoute({
    method: 'GET',
    path: accountApiPaths.profileSessions,
    summary: 'List the devices that are signed in',
    access: 'signed-in',
    answer: signedInDevicesSchema,
    handle: async ({ context, actor, c }) =>
      succeed({ devices: await listDevices(context, actor, tokenOf(c)) }),
  }),
  defineRoute({
    method: 'DELETE',
    path: accountApiPaths.profileSessions,
    summary: 'Sign all other devices out',
    access: 'signed-in',
    handle: ({ context, actor, c }) => signOutOtherDevices(context, actor, tokenOf(c)),
  }),
  defineRoute({
    method: 'DELETE',
    path: accountApiPaths.profileSession,
    summary: 'Sign one device out',
    access: 'signed-in',
    handle: ({ context, actor, params }) => signOutDevice(context, actor, params['id'] ?? ''),
  }),
  defineRoute({
    method: 'GET',
    path: accountApiPaths.profileExport,
    summary: 'Everything that is kept about oneself, as a file',
    access: 'signed-in',
    answer: profileExportSchema,
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
  defineRoute({
    method: 'GET',
    path: accountApiPaths.deleteProfile,
    summary: 'Answer what deleting the account would take away',
    access: 'signed-in',
    answer: deletionConsequencesSchema,
    handle: ({ context, actor }) => foreseeDeletion(context, actor),
  }),
  defineRoute({
    method: 'POST',
    path: accountApiPaths.deleteProfile,
    summary: 'Delete the account with everything that belongs to it, for good',
    access: 'signed-in',
    body: deleteProfileRequestSchema,
    answer: deletionConsequencesSchema,
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
