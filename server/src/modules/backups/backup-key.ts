import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { BackupRefusedError } from './backup-folder.ts'

const keyBytes = 32

/** A key of the operator, in a file of 64 hexadecimal digits. @throws BackupRefusedError */
export async function readBackupKey(path: string): Promise<Buffer> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new BackupRefusedError(`The key cannot be read: ${String(error)}`)
  })
  const digits = text.trim()
  if (!/^[0-9a-f]{64}$/i.test(digits)) {
    throw new BackupRefusedError(`${path} does not hold a key: 64 hexadecimal digits.`)
  }
  return Buffer.from(digits, 'hex')
}

/** Makes one that nobody else may read. @throws BackupRefusedError where something is there */
export async function createBackupKey(path: string): Promise<void> {
  const digits = `${randomBytes(keyBytes).toString('hex')}\n`
  await writeFile(path, digits, { flag: 'wx', mode: 0o600, flush: true }).catch(
    (error: unknown) => {
      throw new BackupRefusedError(
        `The key cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      )
    },
  )
}

/** Names a key without revealing anything about it. */
export function nameKey(key: Buffer): string {
  return derive(key, 'name of key').subarray(0, 8).toString('hex')
}

/**
 * Under which name the file of a blob lies: its hash would show anyone who has a sound whether it is in
 * there, so that with a key it is another.
 */
export function nameBlobFile(key: Buffer | undefined, hash: string): string {
  if (key === undefined) return hash
  return createHmac('sha256', derive(key, 'names of blobs')).update(hash).digest('hex')
}

function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `mboa backup: ${purpose}`, 32))
}
