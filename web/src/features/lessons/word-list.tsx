import './word-list.css'
import { Plural, Trans } from '@lingui/react/macro'
import { glossLanguages, speakersToCheck, type Word } from '@mboa/contract'
import { UserCheck, UserSearch } from 'lucide-react'
import {
  glossIn,
  glossLanguageOf,
  sourceIn,
  useInterfaceLanguage,
} from '../../i18n/interface-language.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLicenceName } from '../../ui/use-licence-name.ts'
import { WordPicture } from '../../ui/word-picture.tsx'
import { listMeanings } from '../../ui/list-meanings.ts'
import { WordText } from '../../ui/word-text.tsx'

interface WordListProps {
  words: Word[]
  /** BCP 47 tag of the words. */
  htmlLang: string
}

/** Words with all that is known about them: meaning, note, dialect, source, licence, checks. */
export function WordList({ words, htmlLang }: WordListProps) {
  return (
    <ol className="word-list">
      {words.map((word) => (
        <li key={word.id}>
          <div className="sign">
            <Icon of={isChecked(word) ? UserCheck : UserSearch} />
          </div>
          <WordEntry word={word} htmlLang={htmlLang} />
        </li>
      ))}
    </ol>
  )
}

const isChecked = ({ checkedBy }: Word) => checkedBy >= speakersToCheck

function WordEntry({ word, htmlLang }: { word: Word; htmlLang: string }) {
  const { language } = useInterfaceLanguage()
  const [otherLanguage = 'en'] = glossLanguages.filter((code) => code !== glossLanguageOf(language))
  const licenceName = useLicenceName()
  return (
    <div className="text">
      {word.picture !== undefined && <WordPicture picture={word.picture} />}
      <p>
        <WordText lang={htmlLang}>{word.text}</WordText>
      </p>
      <p>{listMeanings(glossIn(word.gloss, language))}</p>
      <p className="small soft" lang={otherLanguage}>
        {listMeanings(word.gloss[otherLanguage])}
      </p>
      {word.note !== undefined && <p className="small">{glossIn(word.note, language)}</p>}
      {word.dialect !== undefined && <p className="small soft">{word.dialect}</p>}
      <details className="small soft">
        <summary>
          <Trans>Where it comes from</Trans>
        </summary>
        <ul>
          {word.sources.map((source) => (
            <li key={source.citation}>
              {sourceIn(source, language)} ({licenceName(source.licence)})
            </li>
          ))}
          {word.checkedBy > 0 && (
            <li>
              <Plural
                value={word.checkedBy}
                one="Checked by # speaker"
                other="Checked by # speakers"
              />
            </li>
          )}
          <li>
            <Trans>Licence in Mboa: {licenceName(word.licence)}</Trans>
          </li>
        </ul>
      </details>
    </div>
  )
}
