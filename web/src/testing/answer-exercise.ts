import { splitClusters, toneOf } from '@mboa/domain'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const textsOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) =>
    textContent.replace(/^\d/, ''),
  )

/** A word of the course that is practised, with the meaning that is shown. */
export interface KnownWord {
  readonly text: string
  readonly meaning: string
}

/** Reads the new words that are presented up to the exercise after them. */
export async function readPresented(): Promise<void> {
  const isThere = () => find('.presented-item, .choice-tile, .slate, .session-summary') !== null
  await expect.poll(isThere).toBe(true)
  for (let shown = find('.presented-item'); shown !== null; shown = find('.presented-item')) {
    const read = shown
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => find('.presented-item') !== read && isThere()).toBe(true)
  }
}

/** Answers the exercise on screen rightly by the keyboard alone, whatever its kind. */
export async function answerByKeys(words: readonly KnownWord[]): Promise<void> {
  const shown = find('.prompt .word')
  const meaning = find('.prompt .meaning')?.textContent
  const word = words.find((each) =>
    meaning === undefined ? each.text === shown?.textContent : each.meaning === meaning,
  )
  if (word === undefined) throw new Error('What is asked is no word of the course')
  await userEvent.keyboard(keysFor(word, shown))
}

function keysFor({ text, meaning }: KnownWord, shown: HTMLElement | null): string {
  if (find('.places') !== null) {
    const names = textsOf('.tones-to-put .tone small')
    const bearers = splitClusters(text).filter(
      (_, at) => find('.places')?.children[at]?.tagName === 'BUTTON',
    )
    return `${bearers.map((letter) => digitOf(names, toneOf(letter))).join('')}{Enter}`
  }
  if (find('.bank') !== null) {
    const tiles: (string | undefined)[] = textsOf('.bank .word-tile')
    const keys = splitClusters(text).map((letter) => {
      const at = tiles.indexOf(letter)
      tiles[at] = undefined
      return at + 1
    })
    return `${keys.join('')}{Enter}`
  }
  if (find('.slate') !== null) return `${text}{Enter}`
  const choices = textsOf('.choice-tile')
  if (find('.letter-gap') !== null) {
    const whole = (letter: string) => {
      const [before, , after] = Array.from(
        shown?.childNodes ?? [],
        ({ textContent }) => textContent,
      )
      return `${before ?? ''}${letter}${after ?? ''}`
    }
    return String(choices.findIndex((letter) => whole(letter) === text) + 1)
  }
  // What is known is recalled first.
  const showing = find('[data-waiting]') === null ? '' : '{Enter}'
  return `${showing}${choices.indexOf(shown === null ? text : meaning) + 1}`
}

/** 0 takes a mark off, or leaves the letter without one. */
const digitOf = (names: readonly string[], tone: string) => names.indexOf(tone) + 1
