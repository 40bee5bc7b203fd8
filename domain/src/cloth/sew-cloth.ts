import { clothSignsIn, weaveCloth } from './cloth-pattern.ts'
import type { ClothSign } from './cloth-pattern.ts'

/** Signs in a row of cloth. */
const columns = 8
/** Between signs, and between strips, in the units of a sign's square of 24. */
const gap = 16
const seam = 48

/** Cloth in strips sewn side by side, the oldest row first. */
export interface SewnCloth {
  readonly strips: readonly {
    /** Path data, to be stroked; its own place is at 0, 0. */
    readonly path: string
    /** Where it lies. */
    readonly left: number
  }[]
  readonly width: number
  readonly height: number
}

/**
 * Weaves each row from the tones or the vowels of its words (`clothSignsIn`), a short one beginning
 * again to its end, and sews them into as many strips as make the signs largest in a field of these
 * proportions: the cloth grows, and stays whole.
 *
 * @param rows the words of each row
 * @param field what it is to fill, and the course that the words are of
 */
export function sewCloth(
  rows: readonly (readonly string[])[],
  field: { readonly width: number; readonly height: number; readonly course: string },
): SewnCloth {
  const signsOf = clothSignsIn(field.course)
  const measure = (strips: number) => {
    const rowsInStrip = Math.ceil(rows.length / strips)
    const width = strips * (sizeOf(columns) + seam) - seam
    const height = sizeOf(rowsInStrip)
    return {
      rowsInStrip,
      width,
      height,
      scale: Math.min(field.width / width, field.height / height),
    }
  }
  let best = measure(1)
  // Every further strip is narrower: once the width alone decides, none is larger.
  for (let strips = 2; strips <= rows.length && best.scale * best.width < field.width; strips++) {
    const next = measure(strips)
    if (next.scale > best.scale) best = next
    else if (next.scale * next.width >= field.width) break
  }
  const { rowsInStrip, width, height } = best
  const strips: { path: string; left: number }[] = []
  for (let from = 0; from < rows.length; from += rowsInStrip) {
    const signs = rows
      .slice(from, from + rowsInStrip)
      .flatMap((words) => fillRow(words.flatMap(signsOf)))
    const left = strips.length * (sizeOf(columns) + seam)
    strips.push({ path: weaveCloth(signs, { columns, gap }).path, left })
  }
  return { strips, width, height }
}

const sizeOf = (signs: number) => signs * (24 + gap) - gap

function fillRow(signs: readonly ClothSign[]): ClothSign[] {
  return Array.from({ length: columns }, (_, at) => signs[at % signs.length] ?? 'knot')
}
