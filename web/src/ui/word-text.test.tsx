import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { listMeanings } from './list-meanings.ts'
import { WordText } from './word-text.tsx'

/** A line of an exercise on a phone of 360 px. */
const lineWidthPx = 256

const words = ['akábəga', 'Ndzáman', 'tummude', 'maɓɓugo', 'nyebbam', 'mbomba', 'Kamərún']
const longWords = ['janginoowo', 'comzyeɓsuu', 'nyɔlɔmbɔŋgɔ', 'metúkpíápɛ', 'muányáŋmóndie']
const shortWords = ['aná', 'okírí', 'wata', 'ngɔn', 'amǒs', 'kǎrə']

const show = (text: string) =>
  render(
    <p style={{ width: lineWidthPx }}>
      <WordText lang="ewo" size="large">
        {text}
      </WordText>
    </p>,
  )

it.each([...words, ...longWords])('shows “%s” on one line of a phone', async (text) => {
  const { container } = await show(text)
  await document.fonts.ready
  expect(container.querySelector('.word')?.getClientRects()).toHaveLength(1)
})

it.each(shortWords)('shows “%s” in the largest size', async (text) => {
  const { container } = await show(text)
  expect(container.querySelector('.word.large')).not.toBeNull()
})

it('says every meaning', () => {
  expect(listMeanings(['bonjour', 'allô'])).toBe('bonjour, allô')
})

it('says no meaning again that stands in one of several', () => {
  expect(listMeanings(['ils, elles', 'ils', 'elles', 'eux'])).toBe('ils, elles, eux')
})

it('keeps a meaning that is only a part of a word of another', () => {
  expect(listMeanings(['eau de pluie', 'eau'])).toBe('eau de pluie, eau')
})

it('says a special letter by its name, and leaves words as they are', async () => {
  await render(
    <p>
      <WordText lang="ewo" size="inline">
        ɛ́
      </WordText>{' '}
      <WordText lang="ewo">tɛgɛ</WordText>
    </p>,
  )
  await expect.element(page.getByRole('img', { name: 'open e acute', exact: true })).toBeVisible()
  expect(page.getByRole('img').elements()).toHaveLength(1)
  expect(document.querySelector('p')?.textContent).toBe('ɛ́ tɛgɛ')
})
