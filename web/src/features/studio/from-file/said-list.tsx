import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Contribution } from '@mboa/contract'
import { matchSaidList, type RecordingPrompt, type WordTableMessage } from '@mboa/domain'
import { useId, useState } from 'react'
import { glossIn, glossLanguageOf, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { newEventId } from '../../../platform/event-id.ts'
import '../../../ui/field.css'
import { WordText } from '../../../ui/word-text.tsx'
import {
  composeList,
  isSolved,
  noAnswers,
  type Answers,
  type ListedEntry,
} from './compose-said-list.ts'
import { readSaidList } from './read-said-list.ts'

/** A list that somebody has brought, and what of it is to become words of the course. */
export interface BroughtList {
  readonly prompts: readonly RecordingPrompt[]
  readonly contributions: readonly Contribution[]
}

/** Of long lists the first mistakes are enough. */
const mostShown = 20

interface SaidListProps {
  /** All that can be recorded of the course. */
  all: readonly RecordingPrompt[]
  kind: RecordingPrompt['kind']
  course: string
  htmlLang: string
  dialect: string | null
  /** What is typed: who goes back finds it again. */
  text: string
  onText: (text: string) => void
  onUse: (list: BroughtList) => void
}

/** What was said, typed or pasted: matched to the course, and what it lacks is asked for. */
export function SaidList(props: SaidListProps) {
  const { all, kind, course, htmlLang, dialect, text, onText, onUse } = props
  const fieldId = useId()
  const [read, setRead] = useState<{
    entries: readonly ListedEntry[]
    messages: readonly WordTableMessage[]
  }>()
  const [answers, setAnswers] = useState<Answers>(noAnswers)

  function check() {
    const { entries, messages } = readSaidList(text)
    const known = all.filter((prompt) => prompt.kind === kind)
    setRead({ entries: matchSaidList(entries, known, course), messages })
    setAnswers(noAnswers)
  }
  function use(entries: readonly ListedEntry[]) {
    const now = Date.now()
    onUse(composeList(entries, answers, { course, kind, dialect, newId: newEventId, now }))
  }

  const open = read?.entries.filter((each) => !isSolved(each, answers)).length ?? 0
  return (
    <div className="stack">
      <div className="field">
        <label htmlFor={fieldId}>
          <Trans>The words that were said, in their order</Trans>
        </label>
        <textarea
          id={fieldId}
          className="input"
          rows={8}
          value={text}
          dir="auto"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={`${fieldId}-help`}
          onChange={({ target }) => {
            onText(target.value)
            setRead(undefined)
          }}
        />
        <p className="help" id={`${fieldId}-help`}>
          <Trans>
            One word per line. Or copy the columns word, French and English from a spreadsheet: one
            meaning is enough, and none for words that are here already.
          </Trans>
        </p>
      </div>
      <button
        type="button"
        className={read === undefined ? 'button main wide' : 'button second wide'}
        disabled={text.trim() === ''}
        onClick={check}
      >
        <Trans>Look these words up</Trans>
      </button>
      {read !== undefined && (
        <>
          <Found entries={read.entries} messages={read.messages} />
          <ol className="read-aloud">
            {read.entries.map((each) => (
              <li key={each.entry.line}>
                <Entry listed={each} htmlLang={htmlLang} answers={answers} onAnswer={setAnswers} />
              </li>
            ))}
          </ol>
          {open > 0 && (
            <p className="small" id={`${fieldId}-open`}>
              <Plural
                value={open}
                one="One question above is still open."
                other="# questions above are still open."
              />
            </p>
          )}
          <button
            type="button"
            className="button main wide"
            disabled={read.entries.length === 0 || open > 0}
            aria-describedby={open > 0 ? `${fieldId}-open` : undefined}
            onClick={() => use(read.entries)}
          >
            <Plural
              value={read.entries.length}
              _0="No words to use"
              one="Use this # word"
              other="Use these # words"
            />
          </button>
        </>
      )}
    </div>
  )
}

interface FoundProps {
  entries: readonly ListedEntry[]
  messages: readonly WordTableMessage[]
}

function Found({ entries, messages }: FoundProps) {
  const known = entries.filter(({ is }) => is === 'known').length
  const others = entries.length - known
  const lines = [...new Set(messages.map(({ line }) => line))].slice(0, mostShown)
  return (
    <div className="stack tight" role="status">
      <p>
        <Plural value={known} one="# word is here already," other="# words are here already," />{' '}
        <Plural value={others} one="# isn’t yet." other="# aren’t yet." />
      </p>
      {lines.length > 0 && (
        <p className="small">
          <Plural
            value={lines.length}
            one="One line was left out: it’s there twice, or can’t be read."
            other="# lines were left out: they’re there twice, or can’t be read."
          />{' '}
          {lines.join(', ')}
        </p>
      )}
    </div>
  )
}

interface EntryProps {
  listed: ListedEntry
  htmlLang: string
  answers: Answers
  onAnswer: (answers: Answers) => void
}

/** For a word that looks like several: none of them. */
const newWord = ''

function Entry({ listed, htmlLang, answers, onAnswer }: EntryProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { line, text, gloss } = listed.entry
  const chosen = answers.chosen.get(line)
  const meaning = answers.meanings.get(line)
  const isNew = listed.is === 'new' || (listed.is === 'several' && chosen === null)
  const told = glossIn(gloss, language) || gloss.en || gloss.fr
  return (
    <div className="stack tight">
      <p>
        <WordText lang={htmlLang}>
          {listed.is === 'known' ? (listed.prompt.text ?? text) : text}
        </WordText>{' '}
        <span className="soft">
          {listed.is === 'known' || listed.is === 'unwritten'
            ? glossIn(listed.prompt.gloss, language)
            : told}
        </span>
      </p>
      {listed.is === 'several' && (
        <select
          className="input"
          aria-label={t`Which word is ${text}?`}
          value={chosen === null ? newWord : (chosen ?? 'open')}
          onChange={({ target }) => {
            const item = target.value === newWord ? null : target.value
            onAnswer({ ...answers, chosen: new Map(answers.chosen).set(line, item) })
          }}
        >
          <option value="open" disabled>
            {t`Which word is it?`}
          </option>
          {listed.prompts.map((prompt) => (
            <option key={prompt.item} value={prompt.item}>
              {[prompt.text, glossIn(prompt.gloss, language)].filter(Boolean).join(' · ')}
            </option>
          ))}
          <option value={newWord}>{t`None of these: a new word`}</option>
        </select>
      )}
      {isNew && told === '' && (
        <input
          className="input"
          aria-label={t`What does ${text} mean?`}
          placeholder={t`What does it mean?`}
          maxLength={200}
          value={meaning ?? ''}
          onChange={({ target }) =>
            onAnswer({
              ...answers,
              language: glossLanguageOf(language),
              meanings: new Map(answers.meanings).set(line, target.value),
            })
          }
        />
      )}
      {(isNew || listed.is === 'unwritten') && (
        <p className="small soft">
          <Trans>New: other speakers confirm how it’s written.</Trans>
        </p>
      )}
    </div>
  )
}
