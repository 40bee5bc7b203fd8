import { Trans, useLingui } from '@lingui/react/macro'
import {
  openWordPath,
  type CourseSummary,
  type Sentence,
  type Source,
  type Word,
} from '@mboa/contract'
import {
  composeDictionary,
  getLanguage,
  layOutCards,
  numberSources,
  type CardForm,
} from '@mboa/domain'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { WordText } from '../../ui/word-text.tsx'
import type { PrintedItem } from './choose-items.ts'
import {
  PrintedExample,
  meaningOfSentence,
  meaningOfWord,
  signOf,
  uncheckedSign,
  usePartOfSpeech,
} from './printed-item.tsx'
import { PrintedSources } from './printed-sources.tsx'
import './printed-cards.css'
import './printed-dictionary.css'

interface PrintedCardsProps {
  course: CourseSummary
  words: readonly Word[]
  sentences: readonly Sentence[]
  examples: readonly Sentence[]
  form: CardForm
}

/** Cards with the word on one side, and what it means with its code on the other. */
export function PrintedCards({ course, words, sentences, examples, form }: PrintedCardsProps) {
  const letters = composeDictionary({ words, sentences: examples }, getLanguage(course.course))
  const exampleOf = new Map(
    letters.flatMap(({ entries }) => entries.map(({ word, example }) => [word.id, example])),
  )
  const { language } = useInterfaceLanguage()
  const cards = [
    ...words.map((item) => ({ item, meaning: meaningOfWord(item, language) })),
    ...sentences.map((item) => ({ item, meaning: meaningOfSentence(item, language) })),
  ]
  const shown = form === 'a4-fold' ? [] : words.flatMap(({ id }) => exampleOf.get(id) ?? [])
  const { notes, numbersOf } = numberSources<Source>([...words, ...sentences, ...shown])
  return (
    <>
      {layOutCards(cards, form).map((places, page) => (
        <div key={page} className={`card-sheet ${form}`}>
          {places.map((place, at) => {
            if (place === undefined) return <div key={at} className="place" />
            const { item, meaning } = place.card
            const key = `${item.id} ${place.side}`
            if (place.side === 'front') return <Front key={key} item={item} course={course} />
            const example = form === 'a4-fold' ? undefined : exampleOf.get(item.id)
            const numbers = [item, ...(example === undefined ? [] : [example])].flatMap(numbersOf)
            return (
              <Back
                key={key}
                item={item}
                meaning={meaning}
                course={course}
                example={example}
                numbers={[...new Set(numbers)]}
              />
            )
          })}
        </div>
      ))}
      <div className={`card-sources ${form}`}>
        <PrintedSources notes={notes} />
        <p>
          <Trans>{uncheckedSign} not yet checked by a speaker; numbers lead to the sources.</Trans>
        </p>
      </div>
    </>
  )
}

interface CardProps {
  item: PrintedItem
  course: CourseSummary
}

function Front({ item, course }: CardProps) {
  return (
    <div className="place front">
      <WordText lang={course.htmlLang} size="large">
        {item.text}
      </WordText>
      <span className="of">{course.autonym} · Mboa</span>
    </div>
  )
}

interface BackProps extends CardProps {
  meaning: string
  example: Sentence | undefined
  numbers: readonly number[]
}

function Back({ item, meaning, course, example, numbers }: BackProps) {
  const { t } = useLingui()
  const { text } = item
  const partOfSpeech = usePartOfSpeech()(item)
  const details = [partOfSpeech, item.dialect].filter((each) => each !== undefined)
  return (
    <div className="place back">
      <div>
        <p className="meaning">
          {meaning}
          {signOf(item)}
        </p>
        {details.length > 0 && <p>{details.join(' · ')}</p>}
        {example !== undefined && (
          <p>
            <PrintedExample of={example} htmlLang={course.htmlLang} />
          </p>
        )}
        <p className="small-print">
          {item.licence} [{numbers.join(', ')}]
        </p>
      </div>
      <QrCode
        text={location.origin + openWordPath(item.id)}
        label={t`QR code for the page of ${text}`}
      />
    </div>
  )
}
