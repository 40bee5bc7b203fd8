import { pagePaths } from '@mboa/contract'
import { splitClusters, toneOf } from '@mboa/domain'
import { expect } from '@playwright/test'
import { flow } from './fixtures/flow.ts'

/**
 * What the lesson shows, and how far it is; a text that it does not show is empty, since engines
 * differ in how they hand over what is undefined. Undefined between two screens. Runs in the page.
 */
function lookAtLesson() {
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())
  const textOf = (selector: string) => find(selector)?.innerText.trim() ?? ''
  const step = find('[role=img][aria-label*=" of "]')?.getAttribute('aria-label') ?? ''
  const headings = [...document.querySelectorAll('h1, h2')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.textContent.trim())
  if (headings.includes('Lesson done')) return { kind: 'done', step } as const
  if (headings.includes('Right.')) return { kind: 'right', step } as const
  const [word, meaning] = [textOf('.prompt .word'), textOf('.prompt .meaning')]
  if (find('.lesson-page, .presented-item') !== undefined) {
    return { kind: 'page', step, word, meaning: textOf('.presented-item .meaning') } as const
  }
  if (find('input.slate') !== undefined) {
    return { kind: 'field', step, meaning } as const
  }
  if (find('[role=group][aria-label=Words]') !== undefined) {
    return { kind: 'words', step, word, meaning } as const
  }
  if (find('[role=group][aria-label=Letters]') !== undefined) {
    const tiles = [...document.querySelectorAll('.bank .word-tile')].map(
      (tile) => tile.lastChild?.textContent ?? '',
    )
    return { kind: 'letters', step, meaning, tiles } as const
  }
  if (find('.places') !== undefined) {
    const bears = [...document.querySelectorAll('.places > *')].map((each) =>
      each.matches('button'),
    )
    const names = [...document.querySelectorAll('.tones-to-put small')].map((each) =>
      each.textContent.trim(),
    )
    return { kind: 'tones', step, meaning, bears, names } as const
  }
  if (find('.letter-gap') !== undefined) {
    const [before = '', , after = ''] = [...(find('.prompt .word')?.childNodes ?? [])].map(
      ({ textContent }) => textContent ?? '',
    )
    return { kind: 'gap', step, meaning, before, after } as const
  }
  if (find('.choice-tile') !== undefined) return { kind: 'choice', step, word, meaning } as const
  return undefined
}

flow('a newcomer goes through a lesson and finds it done', async ({ tab, signInNew }) => {
  await signInNew()
  await tab.go(pagePaths.learnerHome)
  await tab.press('Learn Ewondo')
  const taught = new Map<string, string>()
  const look = () => tab.run(lookAtLesson).catch(() => undefined)
  let seen: Awaited<ReturnType<typeof look>>
  /** Waits until the lesson shows something else. */
  const lookAgain = async (timeout = 30_000) => {
    const before = JSON.stringify(seen)
    await expect
      .poll(
        async () => {
          seen = (await look()) ?? seen
          return JSON.stringify(seen)
        },
        { timeout },
      )
      .not.toBe(before)
  }
  await lookAgain()
  while (seen?.kind !== 'done') {
    if (seen?.kind === 'page' && seen.word !== '') taught.set(seen.meaning, seen.word)
    // What is pressed before the page is ready for it is pressed again, as a person would.
    await expect(async () => {
      const [meaning = ''] = [...taught].find(([, word]) => word === seen?.word) ?? []
      const asked = taught.get(seen !== undefined && 'meaning' in seen ? seen.meaning : '') ?? ''
      if (seen?.kind === 'choice') {
        await tab.press(seen.word === '' ? asked : meaning)
      } else if (seen?.kind === 'gap') {
        await tab.press(asked.slice(seen.before.length, asked.length - seen.after.length))
      } else if (seen?.kind === 'letters') {
        const left: (string | undefined)[] = [...seen.tiles]
        for (const letter of splitClusters(asked)) {
          const at = left.indexOf(letter)
          left[at] = undefined
          // Nine tiles have a key; a letter that stands on the slate already is another tile.
          await (at < 9 ? tab.type(String(at + 1)) : tab.press(letter))
        }
        await tab.press('Check')
      } else if (seen?.kind === 'tones') {
        const { bears, names } = seen
        const bearers = splitClusters(asked).filter((_, at) => bears[at])
        // 0 for the letters that carry no mark.
        await tab.type(bearers.map((letter) => names.indexOf(toneOf(letter)) + 1).join(''))
        await tab.press('Check')
      } else if (seen?.kind === 'words') {
        const sentence = seen.word === '' ? taught.get(seen.meaning) : meaning
        for (const word of sentence?.match(/[^\s?.!,]+/g) ?? []) {
          await tab.press(new RegExp(`^(${word}|${word.toLowerCase()})$`))
        }
        await tab.press('Check')
      } else {
        if (seen?.kind === 'field') await tab.fill('Your answer', taught.get(seen.meaning) ?? '')
        await tab.pressKey('Enter')
      }
      await lookAgain(5_000)
    }).toPass()
  }
  expect(taught.size).toBeGreaterThan(2)
  await tab.press('All lessons')
  await tab.see('Done.')
})
