import sharp from 'sharp'

/** Photos are square, of this many pixels a side: twice the largest place they are shown in. */
const sidePx = 256
/** Read from the head of a file, before anything is unpacked. Our own page sends 512 × 512. */
const largestPixels = 16_000_000

/**
 * Makes a small WebP of a picture, and nothing else: no metadata, no place, no second image
 * hidden behind it. Undefined for what is none, broken, or too large.
 */
export async function reEncodePhoto(bytes: Buffer): Promise<Buffer | undefined> {
  // One picture in the life of this process: nothing to remember, and no core but one.
  sharp.cache(false)
  sharp.concurrency(1)
  try {
    return await sharp(bytes, { limitInputPixels: largestPixels, failOn: 'error' })
      // As the camera held it: the metadata that says so goes.
      .autoOrient()
      .resize(sidePx, sidePx, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    // Broken, or a bomb: sharp does not say which by anything but its text.
    return undefined
  }
}
