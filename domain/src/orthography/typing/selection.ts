import { splitClusters } from '../clusters.ts'

/** A text field's value and selection, in UTF-16 code units as the DOM counts them. */
export interface TextSelection {
  readonly text: string
  readonly selectionStart: number
  readonly selectionEnd: number
}

/** The text with the caret, and nothing selected, at one place. */
export function withCaret(text: string, caret: number): TextSelection {
  return { text, selectionStart: caret, selectionEnd: caret }
}

/** The cluster that ends at a place or has it inside; undefined at the start of the text. */
export function findClusterBefore(
  text: string,
  place: number,
): { readonly start: number; readonly end: number; readonly cluster: string } | undefined {
  let start = 0
  for (const cluster of splitClusters(text)) {
    const end = start + cluster.length
    if (end >= place) return place > start ? { start, end, cluster } : undefined
    start = end
  }
  return undefined
}

/** The place itself, or the end of the cluster that it would cut in two. */
export function snapToCluster(text: string, place: number): number {
  return findClusterBefore(text, place)?.end ?? Math.min(place, text.length)
}
