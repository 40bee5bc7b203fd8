import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSecretKey, seal, unseal } from './secrets.ts'

it('makes a key once, for its owner alone', async () => {
  const folder = await temporaryFolder()
  const key = await openSecretKey(folder, 'mailbox')
  expect(await openSecretKey(folder, 'mailbox')).toEqual(key)
  expect(await openSecretKey(folder, 'other')).not.toEqual(key)
  const { mode } = await stat(join(folder, 'secrets', 'mailbox.key'))
  expect(mode & 0o077).toBe(0)
})

it('opens what it sealed, and nothing that was changed or sealed otherwise', () => {
  const key = Buffer.alloc(32, 1)
  const sealed = seal(key, 'Mbolo')
  expect(unseal(key, sealed)).toBe('Mbolo')
  expect(seal(key, 'Mbolo')).not.toBe(sealed)
  expect(unseal(Buffer.alloc(32, 2), sealed)).toBeUndefined()
  const last = sealed.at(-2) === 'A' ? 'B' : 'A'
  expect(unseal(key, `${sealed.slice(0, -2)}${last}${sealed.slice(-1)}`)).toBeUndefined()
})
