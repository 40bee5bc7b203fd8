import { useEffect } from 'react'

/**
 * Answers by the keys 1 to 9, also where digits need Shift as on AZERTY, and on the number pad.
 * Absent, or while a dialog lies over the exercise, nothing is answered.
 */
export function useNumberKeys(onNumber: ((number: number) => void) | undefined): void {
  useEffect(() => {
    if (onNumber === undefined) return
    const answerByKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.target instanceof Element && event.target.closest('dialog') !== null) return
      const number = findDigit(event)
      if (number !== undefined) onNumber(number)
    }
    document.addEventListener('keydown', answerByKey)
    return () => document.removeEventListener('keydown', answerByKey)
  }, [onNumber])
}

function findDigit({ key, code }: KeyboardEvent): number | undefined {
  const digit = /^[1-9]$/.exec(key)?.[0] ?? /^Digit([1-9])$/.exec(code)?.[1]
  return digit === undefined ? undefined : Number(digit)
}
