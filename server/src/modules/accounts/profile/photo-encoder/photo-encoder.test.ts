import { expect, it } from 'vitest'
import { costliestAvif, hugeAvif, phonePhoto } from '../../../../testing/pictures.ts'
import { createPhotoEncoder } from './photo-encoder.ts'

it('makes a photo of a picture', async () => {
  const photo = await createPhotoEncoder()('ada', await phonePhoto())
  expect(photo?.toString('latin1', 8, 12)).toBe('WEBP')
})

it('unpacks nothing of more than sixteen megapixels', async () => {
  expect(await createPhotoEncoder()('ada', await hugeAvif())).toBeUndefined()
})

it('gives a picture up that takes more memory than it may', { tags: 'long' }, async () => {
  expect(await createPhotoEncoder()('ada', await costliestAvif())).toBeUndefined()
})

it('goes on after one that was given up, and after one it has sent away', async () => {
  const encode = createPhotoEncoder(1)
  const [broken, photo] = [Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'), await phonePhoto()]
  const [first, second, third] = await Promise.allSettled([
    encode('ada', broken),
    encode('ada', photo),
    encode('ada', photo),
  ])
  expect(first).toEqual({ status: 'fulfilled', value: undefined })
  expect(second.status).toBe('fulfilled')
  expect(third).toMatchObject({
    status: 'rejected',
    reason: { message: 'Too many photos at once.' },
  })
  expect(await encode('ada', photo)).toBeInstanceOf(Buffer)
})
