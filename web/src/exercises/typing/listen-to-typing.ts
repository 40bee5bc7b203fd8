import {
  convertKey,
  deleteBackwards,
  type LastKey,
  type TextSelection,
  type TypingConventions,
} from '@mboa/domain'
import { readField, writeField } from './field-edits.ts'

/** A field that is listened to, until stopped. */
export interface TypingListener {
  /** Changes the field from outside, by a key on the screen. */
  edit: (change: (field: TextSelection) => TextSelection) => void
  stop: () => void
}

/**
 * Converts what a keyboard types into a field: dead keys, tone digits and codes become letters
 * once they stand in the field, never while an input method composes; Backspace takes a tone before
 * its letter; a paste comes in as NFC and is not converted. `?` in an empty field asks for help.
 */
export function listenToTyping(
  field: HTMLInputElement,
  conventions: TypingConventions,
  onHelp: () => void,
): TypingListener {
  const { letterMarks } = conventions.language
  const listening = new AbortController()
  let last: LastKey | undefined
  let isOwnEdit = false
  let isComposing = false
  /** The text before a composition, which may take up a word that is there already. */
  let uncomposed = ''

  function write(next: TextSelection): void {
    isOwnEdit = true
    try {
      writeField(field, next)
    } finally {
      isOwnEdit = false
    }
  }

  /** Converts what stands before the caret, key by key, as if each had been typed by itself. */
  function convert(typed: string): void {
    const { text, selectionStart, selectionEnd: caret } = readField(field)
    if (selectionStart !== caret || !text.slice(0, caret).endsWith(typed)) return
    const start = caret - typed.length
    let next: TextSelection = {
      text: text.slice(0, start) + text.slice(caret),
      selectionStart: start,
      selectionEnd: start,
    }
    for (const key of typed) {
      const converted = convertKey(insertKey(next, key), key, last, conventions)
      next = converted.field
      last = converted.last
    }
    if (next.text !== text) write(next)
  }

  function onInput(event: Event): void {
    if (isOwnEdit || !(event instanceof InputEvent) || event.isComposing) return
    const { inputType, data } = event
    if (inputType === 'insertText' && data !== null) {
      convert(data)
      return
    }
    last = undefined
    // The step back selects what it brought back, and the next letter would overwrite it.
    const end = field.selectionEnd
    if (inputType === 'historyUndo' && end !== null) field.setSelectionRange(end, end)
  }

  function onCompositionStart(): void {
    isComposing = true
    uncomposed = field.value
  }

  function onCompositionEnd({ data }: CompositionEvent): void {
    isComposing = false
    const { text, selectionEnd: caret } = readField(field)
    const kept = Math.max(caret - data.length, countShared(uncomposed, text))
    convert(text.slice(kept, caret))
  }

  function onBeforeInput(event: InputEvent): void {
    if (isOwnEdit || event.isComposing || !event.cancelable) return
    if (event.inputType === 'insertText' && event.data === '?' && field.value === '') {
      event.preventDefault()
      onHelp()
    }
    if (event.inputType !== 'deleteContentBackward') return
    const before = readField(field)
    if (before.selectionStart !== before.selectionEnd) return
    const after = deleteBackwards(before, letterMarks)
    if (isPlainDelete(before, after)) return
    event.preventDefault()
    last = undefined
    write(after)
  }

  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData?.getData('text/plain')
    if (pasted === undefined || pasted === '') return
    event.preventDefault()
    const { text, selectionStart, selectionEnd } = readField(field)
    const written = pasted.normalize('NFC').replace(/\s+/g, ' ')
    const caret = selectionStart + written.length
    last = undefined
    write({
      text: text.slice(0, selectionStart) + written + text.slice(selectionEnd),
      selectionStart: caret,
      selectionEnd: caret,
    })
  }

  /**
   * The keyboard must forget the word it composes before the word is changed under it: it would put
   * its next letter where the word stood before. Without the focus it does; the phone's keyboard
   * stays open, because the focus comes back in the same task.
   */
  function endComposition(): void {
    if (!isComposing) return
    const { selectionStart, selectionEnd } = readField(field)
    field.blur()
    field.focus()
    field.setSelectionRange(selectionStart, selectionEnd)
  }

  const { signal } = listening
  field.addEventListener('input', onInput, { signal })
  field.addEventListener('beforeinput', onBeforeInput, { signal })
  field.addEventListener('compositionstart', onCompositionStart, { signal })
  field.addEventListener('compositionend', onCompositionEnd, { signal })
  field.addEventListener('paste', onPaste, { signal })
  // Enter may come before the keyboard has committed a word with its codes.
  field.form?.addEventListener('submit', endComposition, { capture: true, signal })
  return {
    edit(change) {
      endComposition()
      last = undefined
      write(change(readField(field)))
      field.focus()
    },
    stop: () => listening.abort(),
  }
}

function insertKey({ text, selectionEnd: at }: TextSelection, key: string): TextSelection {
  const caret = at + key.length
  return {
    text: text.slice(0, at) + key + text.slice(at),
    selectionStart: caret,
    selectionEnd: caret,
  }
}

/** Returns how many code units two texts have in common at their beginning. */
function countShared(a: string, b: string): number {
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared += 1
  return shared
}

/** One code unit that is no mark: every browser does that by itself, with fewer steps to undo. */
function isPlainDelete(before: TextSelection, after: TextSelection): boolean {
  const caret = before.selectionEnd
  const isOneUnit = after.selectionEnd === caret - 1 && after.text.length === before.text.length - 1
  return caret === 0 || (isOneUnit && !/\p{M}$/u.test(before.text.slice(0, caret)))
}
