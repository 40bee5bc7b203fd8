import { createECDH, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBrowserKeys } from '../../testing/push-browser.ts'
import { encryptPush, isPointOfP256, longestPushBytes } from './encrypt-push.ts'

it('writes the message of RFC 8291, appendix A', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'))
  const keys = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url')
  const body = encryptPush('When I grow up, I want to be a watermelon', keys, { salt, sender })
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('is read by the browser with the keys, whatever the text', async () => {
  const browser = await createBrowserKeys()
  const texts = fc.string({ unit: 'grapheme', maxLength: 500 })
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const sender = createECDH('prime256v1')
      sender.generateKeys()
      const body = encryptPush(text, browser.keys, { salt: randomBytes(16), sender })
      expect(await browser.read(body)).toBe(text)
    }),
    { numRuns: 25 },
  )
})

it('refuses a text that no push service must take', () => {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  const keys = { p256dh: sender.getPublicKey('base64url'), auth: randomBytes(16).toString() }
  const encrypt = (length: number) =>
    encryptPush('a'.repeat(length), keys, { salt: randomBytes(16), sender })
  expect(encrypt(longestPushBytes)).toHaveLength(4096)
  expect(() => encrypt(longestPushBytes + 1)).toThrow('too long')
})

it('takes a point of the curve alone for a browser’s key', () => {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  expect(isPointOfP256(sender.getPublicKey('base64url'))).toBe(true)
  for (const bytes of [Buffer.alloc(65), Buffer.alloc(65, 4), randomBytes(64)]) {
    expect(isPointOfP256(bytes.toString('base64url'))).toBe(false)
  }
})
