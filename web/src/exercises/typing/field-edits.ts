import { splitClusters, type TextSelection } from '@mboa/domain'

export function readField(field: HTMLInputElement): TextSelection {
  const end = field.value.length
  return {
    text: field.value,
    selectionStart: field.selectionStart ?? end,
    selectionEnd: field.selectionEnd ?? end,
  }
}

/**
 * Changes the field as typing would: only what differs is replaced, so that the browser's own undo
 * steps back through it. Setting `value` would forget the whole history; `execCommand`, although
 * deprecated, is the one way that keeps it, and browsers keep it for that reason.
 */
export function writeField(field: HTMLInputElement, next: TextSelection): void {
  const before = field.value
  if (next.text !== before) {
    const { start, end, written } = findChange(before, next.text)
    field.focus()
    field.setSelectionRange(start, end)
    // oxlint-disable-next-line typescript/no-deprecated -- see above
    const run = (command: string) => document.execCommand(command, false, written)
    if (!run(written === '' ? 'delete' : 'insertText')) {
      field.setRangeText(written, start, end, 'end')
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: written }))
    }
  }
  field.setSelectionRange(next.selectionStart, next.selectionEnd)
}

/** The smallest change in whole letters: a browser moves a selection that would cut one in two. */
function findChange(before: string, after: string) {
  const old = splitClusters(before)
  const next = splitClusters(after)
  const shorter = Math.min(old.length, next.length)
  let same = 0
  while (same < shorter && old[same] === next[same]) same += 1
  let sameAtEnd = 0
  while (sameAtEnd < shorter - same && old.at(-1 - sameAtEnd) === next.at(-1 - sameAtEnd)) {
    sameAtEnd += 1
  }
  const start = old.slice(0, same).join('').length
  return {
    start,
    end: start + old.slice(same, old.length - sameAtEnd).join('').length,
    written: next.slice(same, next.length - sameAtEnd).join(''),
  }
}
