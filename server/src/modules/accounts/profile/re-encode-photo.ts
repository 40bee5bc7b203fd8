/** Photos are square, of this many pixels a side: twice the largest place they are shown in. */
const sidePx = 256
/** A picture of a good phone's camera; what unpacks to more is a bomb. */
const largestPixels = 64_000_000
const patienceSeconds = 10

/**
 * Makes a small WebP of a picture, and nothing else: no metadata, no place, no second image
 * hidden behind it. Undefined for what is no picture of a kind we take.
 */
export async function reEncodePhoto(bytes: Buffer): Promise<Buffer | undefined> {
  if (!isPicture(bytes)) return undefined
  // Loaded when needed: a machine its binary does not fit can serve everything but photos.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: largestPixels, failOn: 'error' })
      .timeout({ seconds: patienceSeconds })
      // As the camera held it: the metadata that says so goes.
      .autoOrient()
      .resize(sidePx, sidePx, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    // Broken, a bomb, or too slow: sharp does not say which by anything but its text.
    return undefined
  }
}

/**
 * By content, whatever the sender calls it, so that no other decoder is ever given the bytes:
 * SVG above all, which is a document that can fetch and run things.
 */
function isPicture(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 32)
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(text) ||
    /^RIFF[^]{4}WEBP/.test(text) ||
    /^[^]{4}ftypavi[fs]/.test(text)
  )
}
