import { Trans, useLingui } from '@lingui/react/macro'
import {
  CircleCheck,
  CircleHelp,
  CircleX,
  Hourglass,
  Play,
  Square,
  Trash2,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { memo } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { StoredUpload } from '../../../platform/device-store/stored-upload.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import { hasSentences, type Prompts } from './match-uploads.ts'
import { mayBeSentence, stateOf, type UploadState } from './upload-state.ts'
import { UploadVerdict } from './upload-verdict.tsx'

const signs: Record<UploadState, LucideIcon> = {
  checking: Hourglass,
  'to-match': CircleHelp,
  ready: CircleCheck,
  'not-usable': CircleX,
}

interface UploadRowProps {
  upload: StoredUpload
  /** Whose voice it is, where that is not the recorder's. */
  name: string | undefined
  /** Whose voice it is agrees to be heard. */
  mayBeSent: boolean
  prompts: Prompts
  htmlLang: string
  /** Another file says that it holds the same word. */
  isTwice: boolean
  isPlaying: boolean
  listen: (upload: StoredUpload) => void
  match: (id: string, item: string) => void
  /** Opens the search for the word. */
  ask: (upload: StoredUpload) => void
  remove: (id: string) => void
}

/** One file: what it holds, what was heard in it, and what can be done. */
export const UploadRow = memo(function UploadRow(props: UploadRowProps) {
  const {
    upload,
    name,
    mayBeSent,
    prompts,
    htmlLang,
    isTwice,
    isPlaying,
    listen,
    match,
    ask,
    remove,
  } = props
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { id, fileName, check, candidates = [] } = upload
  const item = upload.item === undefined ? undefined : prompts.items.get(upload.item)
  const state = stateOf(upload)
  const isWeak = check?.outcome === 'heard' && check.quality.verdict === 'usable'
  const isPerhapsSentence = mayBeSentence(upload) && hasSentences(prompts)
  // Else no recording comes of it, whichever word it holds.
  const isOffered = state !== 'not-usable' || isPerhapsSentence
  const mayBeHeard = check !== undefined && check.outcome === 'heard'
  return (
    <li className={state === 'ready' && !isWeak ? 'high good' : 'high'}>
      <div className="sign">
        <Icon of={state === 'ready' && isWeak ? TriangleAlert : signs[state]} />
      </div>
      <div className="text">
        <div className="upload-text">
          <div className="upload-head">
            {item !== undefined && (
              <p>
                <WordText lang={htmlLang}>{item.text}</WordText>{' '}
                <span className="soft">{glossIn(item.gloss, language)[0]}</span>
              </p>
            )}
            <p className="small">
              <bdi>{fileName}</bdi>
            </p>
          </div>
          <UploadVerdict upload={upload} isPerhapsSentence={isPerhapsSentence} />
          {name !== undefined && (
            <p className="small soft">
              {mayBeSent ? (
                <Trans>{name} is speaking.</Trans>
              ) : (
                <Trans>
                  {name} is speaking, but hasn’t agreed to be heard yet: the file is on hold.
                </Trans>
              )}
            </p>
          )}
          {name === undefined && !mayBeSent && (
            <p className="small soft">
              <Trans>
                You’re speaking, but you haven’t agreed to be heard yet: the file is on hold.
              </Trans>
            </p>
          )}
          {isTwice && (
            <p className="small soft">
              <Trans>Another file holds the same word. Both are sent.</Trans>
            </p>
          )}
          {isOffered && upload.item === undefined && candidates.length > 0 && (
            <div className="candidates" role="group" aria-label={t`Which word is in ${fileName}?`}>
              {candidates.map((candidate) => {
                const offered = prompts.items.get(candidate)
                return (
                  offered && (
                    <button
                      key={candidate}
                      type="button"
                      className="button second"
                      onClick={() => match(id, candidate)}
                    >
                      <WordText lang={htmlLang} size="inline">
                        {offered.text}
                      </WordText>{' '}
                      {glossIn(offered.gloss, language)[0]}
                    </button>
                  )
                )
              })}
            </div>
          )}
          {isOffered && (
            <button type="button" className="button plain hanging" onClick={() => ask(upload)}>
              {isPerhapsSentence ? (
                <Trans>Choose the sentence</Trans>
              ) : item !== undefined ? (
                <Trans>Another word</Trans>
              ) : candidates.length > 0 ? (
                <Trans>None of these</Trans>
              ) : (
                <Trans>Choose the word</Trans>
              )}
            </button>
          )}
        </div>
        <div className="upload-buttons">
          {mayBeHeard && (
            <button
              type="button"
              className="icon-button"
              aria-label={isPlaying ? t`Stop ${fileName}` : t`Listen to ${fileName}`}
              onClick={() => listen(upload)}
            >
              <Icon of={isPlaying ? Square : Play} />
            </button>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={t`Remove ${fileName}`}
            onClick={() => remove(id)}
          >
            <Icon of={Trash2} />
          </button>
        </div>
      </div>
    </li>
  )
})
