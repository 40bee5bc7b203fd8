import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** Reads the key of that name from the data folder; makes it on the first start. */
export async function openSecretKey(dataDir: string, name: string): Promise<Buffer> {
  const path = join(dataDir, 'secrets', `${name}.key`)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await writeFile(path, randomBytes(keyBytes).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const key = Buffer.from(await readFile(path, 'utf8'), 'hex')
  if (key.length !== keyBytes) throw new Error(`${path} does not hold a key; remove it.`)
  return key
}

/** Encrypts with AES-256-GCM: nonce, tag and text in base64url. */
export function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined when the text was sealed with another key. */
export function unseal(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const head = decipher.update(bytes.subarray(nonceBytes + tagBytes))
  try {
    return Buffer.concat([head, decipher.final()]).toString('utf8')
  } catch {
    // The one reason for `final` to throw is a tag that does not match.
    return undefined
  }
}
