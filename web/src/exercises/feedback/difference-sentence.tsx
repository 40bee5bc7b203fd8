import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { toneOf, withoutTone, type Difference, type Tone, type WrittenTone } from '@mboa/domain'
import { WordText } from '../../ui/word-text.tsx'
import { toneNames } from '../typing/tone-names.ts'
import { onDottedCircle } from './on-dotted-circle.ts'

interface DifferenceSentenceProps {
  difference: Difference
  lang: string
}

/** One difference in words, naming the letter and both tones. */
export function DifferenceSentence({ difference, lang }: DifferenceSentenceProps) {
  const word = (text: string) => (
    <WordText lang={lang} size="inline">
      {text}
    </WordText>
  )
  const { op, expected } = difference
  const got = onDottedCircle(difference.got)
  switch (op) {
    case 'tone':
      if (difference.kind === 'astray') {
        return <Trans>A tone mark is on no letter. Type the letter first, then its mark.</Trans>
      }
      if (difference.kind === 'repeated') {
        return <Trans>The tone mark is there twice. Write it once: {word(expected)}.</Trans>
      }
      return <ToneSentence expected={expected} got={got} lang={lang} />
    case 'ins':
      return <Trans>You wrote an extra {word(got)}.</Trans>
    case 'del':
      return <Trans>The {word(expected)} is missing.</Trans>
    case 'swap':
      return (
        <Trans>
          Two letters changed places: {word(expected)}, not {word(got)}.
        </Trans>
      )
    case 'space':
      return <Trans>The words are split differently.</Trans>
    case 'letter':
      if (difference.kind === 'article') return <Trans>The article is different.</Trans>
      if (expected === '') return <Trans>You wrote an extra {word(got)}.</Trans>
      if (difference.kind === 'glottal' && got === '') {
        return <Trans>The {word(expected)} is written here.</Trans>
      }
      break
    case 'sub':
      break
  }
  return (
    <Trans>
      It’s {word(expected)} here, not {word(got)}.
    </Trans>
  )
}

/** What a tone does in a sentence about a vowel: "the o …". */
const toneActions: Record<Tone, MessageDescriptor> = {
  high: msg({ message: 'is high', context: 'tone of a vowel' }),
  low: msg({ message: 'is low', context: 'tone of a vowel' }),
  mid: msg({ message: 'is mid', context: 'tone of a vowel' }),
  falling: msg({ message: 'falls', context: 'tone of a vowel' }),
  rising: msg({ message: 'rises', context: 'tone of a vowel' }),
  'mid-low': msg({ message: 'is mid-low', context: 'tone of a vowel' }),
  'extra-high': msg({ message: 'is extra high', context: 'tone of a vowel' }),
  'extra-low': msg({ message: 'is extra low', context: 'tone of a vowel' }),
  'mid-to-high': msg({ message: 'rises from mid to high', context: 'tone of a vowel' }),
  'low-to-mid': msg({ message: 'rises from low to mid', context: 'tone of a vowel' }),
  'mid-to-low': msg({ message: 'falls from mid to low', context: 'tone of a vowel' }),
  'high-to-mid': msg({ message: 'falls from high to mid', context: 'tone of a vowel' }),
}

interface ToneSentenceProps {
  expected: string
  got: string
  lang: string
}

function ToneSentence({ expected, got, lang }: ToneSentenceProps) {
  const { i18n } = useLingui()
  const word = (text: string) => (
    <WordText lang={lang} size="inline">
      {text}
    </WordText>
  )
  const letter = withoutTone(expected)
  const rightTone = toneOf(expected)
  const givenTone = toneOf(got)
  return (
    <>
      {isNamed(rightTone) ? (
        <Trans>
          The {word(letter)} {i18n._(toneActions[rightTone])} here: {word(expected)}.
        </Trans>
      ) : (
        <Trans>The {word(letter)} is written without a tone mark here.</Trans>
      )}{' '}
      {isNamed(givenTone) ? (
        <Trans>
          You marked it {i18n._(toneNames[givenTone])}: {word(got)}.
        </Trans>
      ) : (
        <Trans>You left it unmarked.</Trans>
      )}
    </>
  )
}

const isNamed = (tone: WrittenTone): tone is Tone => tone !== 'unmarked' && tone !== 'several'
