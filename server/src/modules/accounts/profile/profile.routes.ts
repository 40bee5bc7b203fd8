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
} from '@mboa/contract'
import type { Context } from 'hono'
import { answerRange } from '../../../http/answer-range.ts'
import { clearBrowserCache } from '../../../http/clear-browser-cache.ts'
import { readBytes } from '../../../http/read-body.ts'
import { defineRoute, type Route } from '../../../http/route.ts'
import { sessionCookie } from '../../../http/session-cookie.ts'
import { refuse, succeed } from '../../../outcome.ts'
import { exportLimit, photoLimit } from '../limits.ts'
import { changePasswordForm, type ChangePassword } from './change-password.service.ts'
import type { DeleteAccount } from './delete-account.service.ts'
import type { Devices } from './devices.service.ts'
import type { ExportProfile } from './profile-export.service.ts'
import type { Photos } from './photos.service.ts'
import { profileForm, type ProfileService } from './profile.service.ts'

/** What a signed-in person sees and changes of themselves; nobody reaches another's. */
export function createProfileRoutes(services: {
  profile: ProfileService
  photos: Photos
  changePassword: ChangePassword
  devices: Devices
  exportProfile: ExportProfile
  deleteAccount: DeleteAccount
}): readonly Route[] {
  const { profile, photos, changePassword, devices, exportProfile, deleteAccount } = services
  return [
    defineRoute({
      method: 'GET',
      path: apiPaths.profile,
      summary: 'Tell what is known of oneself',
      access: 'signed-in',
      answer: profileSchema,
      handle: ({ actor }) => profile.get(actor),
    }),
    defineRoute({
      method: 'PATCH',
      path: apiPaths.profile,
      summary: 'Change name, phone number or language',
      access: 'signed-in',
      body: profileForm,
      documentedBody: profileChangesSchema,
      answer: profileSchema,
      handle: ({ actor, body }) => profile.update(actor, body),
    }),
    defineRoute({
      method: 'PUT',
      path: apiPaths.profilePhoto,
      summary: 'Set the photo; the body is the picture itself',
      access: 'signed-in',
      answer: profileSchema,
      limit: photoLimit,
      async handle({ actor, c }) {
        const bytes = await readBytes(c.req.raw, photoLimitBytes)
        if (!bytes.ok) return bytes
        const replaced = await photos.replace(actor.accountId, bytes.value)
        return replaced.ok ? profile.get(actor) : replaced
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: apiPaths.profilePhoto,
      summary: 'Take the photo away',
      access: 'signed-in',
      answer: profileSchema,
      async handle({ actor }) {
        await photos.remove(actor.accountId)
        return profile.get(actor)
      },
    }),
    defineRoute({
      method: 'GET',
      path: apiPaths.photo,
      summary: 'A photo, for whoever was given its address',
      access: 'anyone',
      async handle({ params, c }) {
        const photo = await photos.find(params['photo'] ?? '')
        if (photo === undefined) return refuse('not-found')
        c.header('Content-Type', 'image/webp')
        c.header('Cache-Control', 'private, no-cache')
        return answerRange(c, photo, (range) => photos.read(photo.hash, range))
      },
    }),
    defineRoute({
      method: 'POST',
      path: apiPaths.profilePassword,
      summary: 'Change the password; all other sessions end',
      access: 'signed-in',
      body: changePasswordForm,
      documentedBody: changePasswordRequestSchema,
      handle: ({ actor, body, c }) => changePassword(actor, body, tokenOf(c)),
    }),
    defineRoute({
      method: 'GET',
      path: apiPaths.profileSessions,
      summary: 'List the devices that are signed in',
      access: 'signed-in',
      answer: signedInDevicesSchema,
      handle: async ({ actor, c }) => succeed({ devices: await devices.list(actor, tokenOf(c)) }),
    }),
    defineRoute({
      method: 'DELETE',
      path: apiPaths.profileSessions,
      summary: 'Sign all other devices out',
      access: 'signed-in',
      handle: ({ actor, c }) => devices.signOutOthers(actor, tokenOf(c)),
    }),
    defineRoute({
      method: 'DELETE',
      path: apiPaths.profileSession,
      summary: 'Sign one device out',
      access: 'signed-in',
      handle: ({ actor, params }) => devices.signOut(actor, params['id'] ?? ''),
    }),
    defineRoute({
      method: 'GET',
      path: apiPaths.profileExport,
      summary: 'Everything that is kept about oneself, as a file',
      access: 'signed-in',
      answer: profileExportSchema,
      limit: exportLimit,
      async handle({ actor, c }) {
        const exported = await exportProfile(actor)
        if (!exported.ok) return exported
        c.header('Content-Type', 'application/json')
        c.header('Content-Disposition', 'attachment; filename="mboa-export.json"')
        c.header('Cache-Control', 'no-store')
        return c.body(ReadableStream.from(exported.value))
      },
    }),
    defineRoute({
      method: 'GET',
      path: apiPaths.deleteProfile,
      summary: 'Tell what deleting the account would take away',
      access: 'signed-in',
      answer: deletionConsequencesSchema,
      handle: ({ actor }) => deleteAccount.foresee(actor.accountId),
    }),
    defineRoute({
      method: 'POST',
      path: apiPaths.deleteProfile,
      summary: 'Delete the account with everything that belongs to it, for good',
      access: 'signed-in',
      body: deleteProfileRequestSchema,
      answer: deletionConsequencesSchema,
      async handle({ actor, body: { password, recordings }, c }) {
        const asked = { password, recordings, token: tokenOf(c) }
        const deleted = await deleteAccount.delete(actor, asked)
        if (deleted.ok) {
          sessionCookie.clear(c)
          clearBrowserCache(c)
        }
        return deleted
      },
    }),
  ]
}

/** There is one: these routes are for who is signed in. */
function tokenOf(c: Context): string {
  return sessionCookie.read(c) ?? ''
}
