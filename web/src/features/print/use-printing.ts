import { useEffect, useState } from 'react'
import { reportProblem } from '../../platform/report-problem.ts'

/** As `word.css` names it: nothing on the screen may have asked for it yet. */
const wordFace = '600 1em "Mboa Noto"'

interface Printing<Wishes> {
  /** What stands on the paper; undefined before anything was printed. */
  printed: Wishes | undefined
  /** Prints once what is wished stands on the paper, in the face of the words. */
  printNow: (wishes: Wishes) => void
}

/** @typeParam Wishes another object for each time: the same twice is printed twice. */
export function usePrinting<Wishes extends object>(): Printing<Wishes> {
  const [printed, printNow] = useState<Wishes>()
  useEffect(() => {
    if (printed === undefined) return
    const leaving = new AbortController()
    document.fonts
      .load(wordFace)
      .catch((error: unknown) => reportProblem('loading the font to print with', error))
      .then(() => {
        if (!leaving.signal.aborted) print()
      })
      .catch((error: unknown) => reportProblem('printing', error))
    return () => leaving.abort()
  }, [printed])
  return { printed, printNow }
}
