import { userSchema, type User } from '@mboa/contract'
import { openDB, type DBSchema } from 'idb'
import * as v from 'valibot'

/** What this device remembers about nobody in particular: who used it last. */
interface DeviceSchema extends DBSchema {
  values: { key: string; value: unknown }
}

const rememberedUserSchema = v.object({
  user: userSchema,
  /** When the server last said that this user is signed in here; epoch ms. */
  confirmedAt: v.number(),
})

/** A learner keeps learning this long without the server; the session itself lives as long. */
const offlineDays = 30
export const offlineSignInMs = offlineDays * 24 * 60 * 60 * 1000

const userKey = 'user'

const openDevice = () =>
  openDB<DeviceSchema>('mboa-device', 1, {
    upgrade: (database) => void database.createObjectStore('values'),
  })

/** The user who was signed in here last, unless too long ago; undefined when there is none. */
export async function findRememberedUser(now: number): Promise<User | undefined> {
  const database = await openDevice()
  const stored = v.safeParse(rememberedUserSchema, await database.get('values', userKey))
  database.close()
  if (!stored.success || now - stored.output.confirmedAt > offlineSignInMs) return undefined
  return stored.output.user
}

export async function rememberUser(user: User, confirmedAt: number): Promise<void> {
  const database = await openDevice()
  await database.put('values', { user, confirmedAt }, userKey)
  database.close()
}

export async function forgetUser(): Promise<void> {
  const database = await openDevice()
  await database.delete('values', userKey)
  database.close()
}
