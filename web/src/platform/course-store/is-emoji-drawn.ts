/** Small enough to be quick where many are asked about; a drawing differs from none anyway. */
const sizePx = 16

type Draw = (context: CanvasRenderingContext2D) => void

const known = new Map<string, boolean>()

/** Whether a font of this device draws the emoji: older phones show an empty box in its place. */
export function isEmojiDrawn(emoji: string): boolean {
  const isDrawn = known.get(emoji) ?? hasOwnColours(drawing(emoji))
  known.set(emoji, isDrawn)
  return isDrawn
}

const drawing =
  (emoji: string): Draw =>
  (context) => {
    context.font = `${sizePx}px sans-serif`
    context.textBaseline = 'top'
    // What should be one sign and is drawn as two is not drawn.
    if (context.measureText(emoji).width < 1.5 * sizePx) context.fillText(emoji, 0, 0)
  }

/** Emoji are painted; letters, signs and the box for what is missing take the colour of the text. */
export function hasOwnColours(draw: Draw): boolean {
  const [red, blue] = ['#f00', '#00f'].map((colour) => {
    const canvas = document.createElement('canvas')
    canvas.width = 2 * sizePx
    canvas.height = 2 * sizePx
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context === null) return ''
    context.fillStyle = colour
    draw(context)
    return context.getImageData(0, 0, canvas.width, canvas.height).data.join()
  })
  return red === blue && /[1-9]/.test(red ?? '')
}
