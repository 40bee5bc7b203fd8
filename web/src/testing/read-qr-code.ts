import jsQR from 'jsqr'

/** What a camera would read of what is drawn, at this many pixels of width. */
export async function readQrCode(svg: Element, width = 400): Promise<string | undefined> {
  const source = new XMLSerializer().serializeToString(svg)
  const image = new Image(width, width)
  image.src = `data:image/svg+xml;utf8,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = new OffscreenCanvas(width, width)
  const drawing = canvas.getContext('2d')
  if (drawing === null) throw new Error('Nothing can be drawn on.')
  drawing.drawImage(image, 0, 0, width, width)
  const { data } = drawing.getImageData(0, 0, width, width)
  return jsQR(data, width, width)?.data
}
