import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { ownRegisterOf } from '../../../platform/own-register.ts'
import { PracticeProvider } from '../../../platform/practice-store/practice-provider.tsx'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork } from '../../../testing/stub-network.ts'
import { sungWord } from '../../../testing/sung-word.ts'
import { PitchComparison } from './pitch-comparison.tsx'
import type { SayingToCompare } from './use-compared-saying.ts'

/** The middle of the voice that says it, and how far its tones lie from it. */
const middleHz = 180
const at = (semitones: number) => middleHz * 2 ** (semitones / 12)
const high = () => at(2.5)
const low = () => at(-2.5)
const falling = (part: number) => at(2.5 - 5 * part)

/** Five words that were compared before: the voice lies 10.2 semitones above that of the tones. */
const known = (reference: string, semitones = 10.2, count = 5) =>
  Array.from({ length: count }, (_, nth) => ({ item: `word ${nth}`, reference, semitones }))

function show(saying: Partial<SayingToCompare>, userId: string = crypto.randomUUID()) {
  return renderAppPart(
    <PracticeProvider userId={userId}>
      <PitchComparison
        item="a word"
        text="mbɔ́"
        own={sungWord(high)}
        model={undefined}
        tones={['high']}
        twins={[{ text: 'mbɔ̀', tones: ['low'] }]}
        {...saying}
      />
    </PracticeProvider>,
    {},
  )
}
const verdict = () => page.getByRole('status')
const picture = (name: RegExp) => page.getByRole('img', { name })

function learnerWith(pairs: ReturnType<typeof known>): string {
  const userId = crypto.randomUUID()
  ownRegisterOf(userId).save(pairs)
  return userId
}

it('says what a word sounds like beside its written tones, and draws both', async () => {
  await show({}, learnerWith(known('writing')))
  await expect.element(verdict()).toHaveTextContent('Sounds like “mbɔ́”.')
  await expect
    .element(picture(/^Your pitch stays level, the written pattern stays level\.$/))
    .toBeVisible()
  await expect.element(page.getByText('Pitch only, not pronunciation.')).toBeVisible()
  await expect.element(page.getByText('Written tones')).toBeVisible()
})

it('names the word or the tones that it was closer to', async () => {
  const userId = learnerWith(known('writing'))
  const shown = await show({ own: sungWord(low) }, userId)
  await expect.element(verdict()).toHaveTextContent('Closer to “mbɔ̀”.')
  await shown.unmount()
  await show({ own: sungWord(falling) }, userId)
  await expect.element(verdict()).toHaveTextContent('Closer to the tones falling.')
  await expect.element(picture(/^Your pitch falls, /)).toBeVisible()
})

it('compares with a speaker from the address of a recording', async () => {
  const address = URL.createObjectURL(sungWord((part) => 1.5 * falling(part)))
  const userId = learnerWith(known('speaker-1', -7))
  await show(
    { own: sungWord(falling), model: { address, speaker: 'speaker-1' }, tones: ['high', 'low'] },
    userId,
  )
  await expect.element(verdict()).toHaveTextContent('Sounds like “mbɔ́”.')
  await expect.element(picture(/^Your pitch falls, the speaker’s falls\.$/)).toBeVisible()
  URL.revokeObjectURL(address)
})

it('gives its reason where it cannot judge, in French too', async () => {
  await activateLanguage('fr')
  const userId = learnerWith(known('writing'))
  const loud = await show({ own: sungWord(high, { loudness: 3 }) }, userId)
  await expect
    .element(verdict().filter({ hasText: /^Impossible à dire\s: c’est trop fort/ }))
    .toBeVisible()
  await loud.unmount()
  const short = await show({ own: sungWord(high, { seconds: 0.06 }) }, userId)
  await expect.element(verdict().filter({ hasText: /trop peu de voix/ })).toBeVisible()
  await short.unmount()
  await show({}, learnerWith(known('writing', 10.2, 2)))
  await expect.element(verdict().filter({ hasText: /il faut encore 3 mots/ })).toBeVisible()
})

it('knows a voice better with each word that is said', async () => {
  const userId = crypto.randomUUID()
  for (const [nth, missing] of [5, 4, 3].entries()) {
    const shown = await show({ item: `word ${nth}` }, userId)
    await expect
      .element(verdict().filter({ hasText: new RegExp(`^Can’t judge yet: ${missing} more words`) }))
      .toBeVisible()
    await shown.unmount()
  }
  expect(ownRegisterOf(userId).read()).toHaveLength(3)
})

it('says that a recording cannot be read, and shows nothing beside nothing', async () => {
  const unreadable = await show({ own: new Blob(['not a sound']) })
  await expect.element(verdict().filter({ hasText: /can’t be read on this device/ })).toBeVisible()
  await unreadable.unmount()
  stubNetwork({ '/api/clips/gone.opus': () => new Response(null, { status: 410 }) })
  const { item, text, own } = { item: 'a word', text: 'mbɔ́', own: sungWord(high) }
  const model = { address: '/api/clips/gone.opus', speaker: 'speaker-1' }
  await renderAppPart(
    <PracticeProvider userId={crypto.randomUUID()}>
      <PitchComparison item={item} text={text} own={own} model={model} />
    </PracticeProvider>,
    {},
  )
  await expect.poll(() => document.querySelector('.pitch')).toBeNull()
})
