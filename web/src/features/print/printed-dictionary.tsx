import { Plural, Trans } from '@lingui/react/macro'
import type { CourseSummary, Sentence, Word } from '@mboa/contract'
import {
  composeDictionary,
  compareWords,
  conventionOf,
  getLanguage,
  numberSources,
} from '@mboa/domain'
import { conventionName } from '../../i18n/convention-name.ts'
import { glossIn, regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
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
import './printed-dictionary.css'

interface PrintedDictionaryProps {
  course: CourseSummary
  words: readonly Word[]
  sentences: readonly Sentence[]
  examples: readonly Sentence[]
}

/** The words of a course by its own alphabet, in two columns; sentences behind them. */
export function PrintedDictionary(props: PrintedDictionaryProps) {
  const { course, words, sentences, examples } = props
  const { language } = useInterfaceLanguage()
  const spelling = getLanguage(course.course)
  const letters = composeDictionary({ words, sentences: examples }, spelling)
  const shown = letters.flatMap(({ entries }) => entries.flatMap(({ example }) => example ?? []))
  const { notes, numbersOf } = numberSources<Word['sources'][number]>([
    ...letters.flatMap(({ entries }) => entries.map(({ word }) => word)),
    ...shown,
    ...sentences,
  ])
  const sorted = [...sentences].sort((a, b) => compareWords(a.text, b.text, spelling))
  const name = glossIn(course.name, language)
  const today = new Intl.DateTimeFormat(regionalTag(language), { dateStyle: 'long' }).format()
  const own = course.orthography.id
  const written = words.map(conventionOf).find((id) => id !== undefined && id !== own) ?? own
  const entry = { course, numbersOf }
  const count = words.length + sentences.length
  return (
    <article className="printed-dictionary">
      <header>
        <h1>
          <WordText lang={course.htmlLang}>{course.autonym}</WordText>
        </h1>
        <p>
          <Trans>{name}: the words and what they mean</Trans>
        </p>
        <p>
          <Plural value={count} one="# entry" other="# entries" /> ·{' '}
          {conventionName(course.orthography, written, language)} · Mboa, {location.host}, {today}
        </p>
        <p>
          <Trans>{uncheckedSign} not yet checked by a speaker; numbers lead to the sources.</Trans>
        </p>
      </header>
      <div className="columns-of-words">
        {letters.map(({ letter = '…', entries }) => (
          <section key={letter}>
            <h2>
              <WordText lang={course.htmlLang}>{letter}</WordText>
            </h2>
            {entries.map(({ word, example }) => (
              <Entry
                key={word.id}
                item={word}
                meaning={meaningOfWord(word, language)}
                example={example}
                {...entry}
              />
            ))}
          </section>
        ))}
        {sorted.length > 0 && (
          <section>
            <h2>
              <Trans>Sentences</Trans>
            </h2>
            {sorted.map((sentence) => (
              <Entry
                key={sentence.id}
                item={sentence}
                meaning={meaningOfSentence(sentence, language)}
                example={undefined}
                {...entry}
              />
            ))}
          </section>
        )}
      </div>
      <PrintedSources notes={notes} />
    </article>
  )
}

interface EntryProps {
  item: PrintedItem
  meaning: string
  example: Sentence | undefined
  course: CourseSummary
  numbersOf: (item: PrintedItem) => readonly number[]
}

function Entry({
  item,
  meaning,
  example,
  course: { htmlLang, orthography },
  numbersOf,
}: EntryProps) {
  const { language } = useInterfaceLanguage()
  const partOfSpeech = usePartOfSpeech()(item)
  const others = [
    ...(item.variants ?? []).map(({ text, dialect }) => ({ text, where: dialect })),
    ...Object.entries(item.spellings ?? {}).flatMap(([id, texts]) =>
      texts.map((text) => ({ text, where: conventionName(orthography, id, language) })),
    ),
  ]
  const numbers = [item, ...(example === undefined ? [] : [example])].flatMap(numbersOf)
  return (
    <p className="printed-entry">
      <WordText lang={htmlLang}>{item.text}</WordText>
      {signOf(item)}
      {others.map(({ text, where }) => (
        <span key={text}>
          {', '}
          <WordText lang={htmlLang}>{text}</WordText>
          {where !== undefined && ` (${where})`}
        </span>
      ))}
      {item.dialect !== undefined && ` (${item.dialect})`}{' '}
      {partOfSpeech !== undefined && <i>{partOfSpeech} </i>}
      {meaning}
      {example !== undefined && (
        <>
          {' '}
          ▸ <PrintedExample of={example} htmlLang={htmlLang} />
        </>
      )}{' '}
      <small>[{[...new Set(numbers)].join(', ')}]</small>
    </p>
  )
}
