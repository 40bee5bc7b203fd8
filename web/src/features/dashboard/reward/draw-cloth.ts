import { sewCloth, type SewnCloth } from '@mboa/domain'

/** What stands on a picture of a cloth. Nothing in it shows whose it is. */
export interface ClothPicture {
  course: string
  /** The words of each row, the oldest first. */
  rows: readonly (readonly string[])[]
  /** The language's name. */
  title: string
  /** How many rows there are, in words. */
  count: string
  /** Path data of the wordmark, 46 units high from its first stroke to its last. */
  wordmark: string
}

/** In pixels; at its highest four to five, which most places show whole. */
const width = 1080
const side = 72
const field = { top: 296, width: width - 2 * side, height: 1350 - 296 - side }

/** A picture is read on any screen, by day and by night: the cloth's own colours, not the theme's. */
const colours = { cloth: '#171b52', sign: '#f5f3ea', text: '#ffffff', soft: '#c9cdee' }
const font = (weight: number, size: number) =>
  `${weight} ${size}px system-ui, 'Segoe UI', Roboto, sans-serif`

/** Signs stay signs where there are few: no larger than this, in pixels for a unit of 1/24. */
const largestScale = 3

/** Draws a cloth on this device, as a PNG. Rejects where the browser makes no picture of it. */
export async function drawCloth(picture: ClothPicture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const cloth = sewCloth(picture.rows, { ...field, course: picture.course })
  const scale = Math.min(field.width / cloth.width, field.height / cloth.height, largestScale)
  const height = Math.round(field.top + cloth.height * scale + side)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser draws no pictures')
  context.fillStyle = colours.cloth
  context.fillRect(0, 0, width, height)
  drawHead(context, picture)
  drawField(context, cloth, scale)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('The browser made no picture of the cloth')
  return blob
}

function drawHead(context: CanvasRenderingContext2D, { title, count, wordmark }: ClothPicture) {
  context.save()
  context.translate(side, side)
  context.scale(1.4, 1.4)
  context.strokeStyle = colours.text
  context.lineWidth = 5.5
  context.miterLimit = 6
  context.stroke(new Path2D(wordmark))
  context.restore()
  context.fillStyle = colours.text
  context.textBaseline = 'alphabetic'
  context.font = font(600, 64)
  context.fillText(title, side, 236, width - 2 * side)
  context.textAlign = 'right'
  context.font = font(400, 40)
  context.fillStyle = colours.soft
  context.fillText(count, width - side, 120)
}

/** In the middle, as a cloth hangs. */
function drawField(context: CanvasRenderingContext2D, cloth: SewnCloth, scale: number) {
  context.translate((width - cloth.width * scale) / 2, field.top)
  context.scale(scale, scale)
  context.strokeStyle = colours.sign
  context.lineWidth = 2.4
  for (const { path, left } of cloth.strips) {
    context.save()
    context.translate(left, 0)
    context.stroke(new Path2D(path))
    context.restore()
  }
}
