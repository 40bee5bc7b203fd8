/** The keys of a browser's subscription, which reads what is meant for it by other code than ours. */
export interface BrowserKeys {
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** The text of an encrypted body; fails for what is not for this browser. */
  read(body: Buffer): Promise<string>
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const

/** As the Push API makes them, with Web Crypto in place of what the server uses. */
export async function createBrowserKeys(): Promise<BrowserKeys> {
  const { subtle } = crypto
  const pair = await subtle.generateKey(curve, true, ['deriveBits'])
  const own = new Uint8Array(await subtle.exportKey('raw', pair.publicKey))
  const auth = crypto.getRandomValues(new Uint8Array(16))

  async function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number) {
    const key = await subtle.importKey('raw', copyOf(secret), 'HKDF', false, ['deriveBits'])
    const how = { name: 'HKDF', hash: 'SHA-256', salt: copyOf(salt), info: copyOf(info) }
    return new Uint8Array(await subtle.deriveBits(how, key, bytes * 8))
  }

  return {
    keys: {
      p256dh: Buffer.from(own).toString('base64url'),
      auth: Buffer.from(auth).toString('base64url'),
    },
    async read(body) {
      const salt = body.subarray(0, 16)
      const keyBytes = body.readUInt8(20)
      const theirs = body.subarray(21, 21 + keyBytes)
      const sealed = body.subarray(21 + keyBytes)
      const publicKey = await subtle.importKey('raw', copyOf(theirs), curve, false, [])
      const agreed = { name: 'ECDH', public: publicKey }
      const shared = new Uint8Array(await subtle.deriveBits(agreed, pair.privateKey, 256))
      const text = (words: string) => Buffer.from(`${words}\0`)
      const info = Buffer.concat([text('WebPush: info'), own, theirs])
      const secret = await derive(shared, auth, info, 32)
      const keyBits = await derive(secret, salt, text('Content-Encoding: aes128gcm'), 16)
      const iv = await derive(secret, salt, text('Content-Encoding: nonce'), 12)
      const key = await subtle.importKey('raw', keyBits, 'AES-GCM', false, ['decrypt'])
      const record = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, key, copyOf(sealed)))
      if (record.at(-1) !== 2) throw new Error('The last record does not end as one')
      return record.subarray(0, -1).toString()
    },
  }
}

/** Web Crypto wants bytes of their own, not a part of others. */
const copyOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes)
