import { Trans, useLingui } from '@lingui/react/macro'
import { interfaceLanguages, languageFacts, longestWantedWord, wantedItem } from '@mboa/contract'
import { useState } from 'react'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { newEventId } from '../../platform/event-id.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../platform/device-store/storage-trouble.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { Segments } from '../../ui/segments.tsx'
import { notSavedTexts } from '../../ui/storage-texts.ts'

interface AskForWordProps {
  /** The course's ISO 639-3 code. */
  course: string
  /** What was looked for and not found. */
  text: string
}

/** Asks speakers for a word by its meaning; kept on this device, and sent with the next sync. */
export function AskForWord({ course, text }: AskForWordProps) {
  const { t } = useLingui()
  const store = usePracticeStore()
  const shown = useInterfaceLanguage().language
  const [language, setLanguage] = useState(shown)
  const [state, setState] = useState<'open' | 'keeping' | 'kept' | StorageTrouble>('open')
  if (text.length > longestWantedWord || !/\p{L}/u.test(text)) return null

  async function ask() {
    setState('keeping')
    try {
      await store.report({
        id: newEventId(),
        reportedAt: Date.now(),
        course,
        item: wantedItem(course),
        reason: 'missing-word',
        answer: text,
        expected: '',
        comment: '',
        language,
      })
      setState('kept')
    } catch (error) {
      reportProblem('keeping that a word is missing', error)
      setState(storageTroubleOf(error))
    }
  }

  return (
    <>
      {state !== 'kept' && (
        <>
          <Segments
            label={t`Which language is “${text}”?`}
            options={interfaceLanguages.map((value) => ({
              value,
              text: languageFacts[value].ownName,
              lang: value,
            }))}
            value={language}
            onChange={setLanguage}
          />
          <button
            type="button"
            className="button main"
            disabled={state === 'keeping'}
            onClick={() => void ask()}
          >
            <Trans>Ask speakers for this word</Trans>
          </button>
        </>
      )}
      <p className="small" role="status">
        {state === 'kept' && (
          <Trans>Saved, and sent automatically. Speakers see which words are asked for most.</Trans>
        )}
        {(state === 'storage-full' || state === 'storage-failed') && t(notSavedTexts[state])}
      </p>
    </>
  )
}
