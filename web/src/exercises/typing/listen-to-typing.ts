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

  function write(next: TextSelection): void {
    isOwnEdit = true
    try {
      writeField(field, next)
    } finally {
      isOwnEdit = false
    }
  }

  function convert(typed: string): void {
    const key = Array.from(typed).at(-1)
    if (key === undefined) return
    const before = readField(field)
    const converted = convertKey(before, key, last, conventions)
    last = converted.last
    if (converted.field !== before) write(converted.field)
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

  function onCompositionEnd({ data }: CompositionEvent): void {
    isComposing = false
    convert(data)
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
  field.addEventListener('compositionstart', () => (isComposing = true), { signal })
  field.addEventListener('compositionend', onCompositionEnd, { signal })
  field.addEventListener('paste', onPaste, { signal })
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

/** One code unit that is no mark: every browser does that by itself, with fewer steps to undo. */
function isPlainDelete(before: TextSelection, after: TextSelection): boolean {
  const caret = before.selectionEnd
  const isOneUnit = after.selectionEnd === caret - 1 && after.text.length === before.text.length - 1
  return caret === 0 || (isOneUnit && !/\p{M}$/u.test(before.text.slice(0, caret)))
}
