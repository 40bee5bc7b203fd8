/** Twice what the server keeps: sharp after its own work, and some 60 kB instead of megabytes. */
const largestSidePx = 512
const quality = 0.9

/**
 * The middle square of a picture, small enough for a slow line, upright and without what the
 * camera wrote about place and time. Undefined for what this browser cannot read: the server
 * judges that as it is.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | undefined> {
  // A drawing is a document, which some browsers would run to draw it.
  if (file.type === 'image/svg+xml') return undefined
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    // Not a picture, or of a kind this browser does not know; it does not say which.
    return undefined
  }
  const { width, height } = picture
  const side = Math.min(width, height)
  const sidePx = Math.min(side, largestSidePx)
  const canvas = Object.assign(document.createElement('canvas'), { width: sidePx, height: sidePx })
  const pen = canvas.getContext('2d')
  if (pen === null) return undefined
  // What is transparent would become black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, sidePx, sidePx)
  pen.imageSmoothingQuality = 'high'
  const [left, top] = [(width - side) / 2, (height - side) / 2]
  pen.drawImage(picture, left, top, side, side, 0, 0, sidePx, sidePx)
  picture.close()
  const small = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  return small ?? undefined
}
