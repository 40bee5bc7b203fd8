import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { api, type DeskDecision, type DeskWord, type ReceivedContribution } from '@mboa/contract'
import { Check, Inbox, X } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../platform/network/api-client.ts'
import { Icon } from '../../../ui/icon.tsx'
import { deskOptions, type DeskOf } from '../desk-options.ts'
import { ReasonForm } from './reason-form.tsx'
import { TakesToHear } from './takes-to-hear.tsx'
import { ToldText } from './told-text.tsx'
import { useAct } from '../use-act.ts'

interface WordRowProps {
  of: DeskOf
  word: DeskWord
  lang: string
}

/** One word or correction: seen, heard, and decided; once it is, that can be taken back here. */
export function WordRow({ of, word, lang }: WordRowProps) {
  const { t, i18n } = useLingui()
  const { contribution } = word.received
  const [decided, setDecided] = useState<ReceivedContribution>()
  const [isRejecting, setIsRejecting] = useState(false)
  // What was pressed is gone: the focus goes to what came in its place.
  const [next, setNext] = useState<'confirm' | 'reject'>()
  const { isBusy, failure, act } = useAct('deciding a word')
  const text = contribution.text ?? ('item' in contribution ? contribution.item : '')
  const state = decided?.state ?? 'waiting'
  const options = deskOptions(of, { id: contribution.id })
  const decide = (body: DeskDecision) =>
    act(
      () => call(api.decideDeskWord, { ...options, body }),
      (received) => {
        setIsRejecting(false)
        setDecided(received)
      },
    )
  return (
    <li className={state === 'checked' ? 'high good' : 'high'}>
      <div className="sign">
        <Icon of={state === 'waiting' ? Inbox : state === 'checked' ? Check : X} />
      </div>
      <div className="text wraps">
        <div className="grow">
          <ToldText word={word} lang={lang} />
          {contribution.dialect !== null && <p className="small soft">{contribution.dialect}</p>}
          {contribution.note !== '' && <p className="small soft">{contribution.note}</p>}
          <Said received={word.received} />
        </div>
        <TakesToHear takes={word.takes} text={text} />
        <div className="desk-outcome" role="status">
          {state === 'checked' && (
            <p className="small">
              <Trans>
                <strong>Confirmed.</strong> Learners have it the next time they open Mboa.
              </Trans>
            </p>
          )}
          {state === 'contested' && (
            <p className="small">
              <Trans>
                <strong>Rejected.</strong> Learners don’t see it.
              </Trans>
            </p>
          )}
        </div>
        {decided !== undefined && state !== 'waiting' ? (
          <button
            type="button"
            className="button plain"
            aria-label={t`Undo: ${text}`}
            aria-disabled={isBusy}
            autoFocus
            onClick={() =>
              act(
                () => call(api.reopenDeskWord, options),
                () => {
                  setNext('confirm')
                  setDecided(undefined)
                },
              )
            }
          >
            <Trans>Undo</Trans>
          </button>
        ) : isRejecting ? (
          <ReasonForm
            isBusy={isBusy}
            isNobodys={word.isNobodys}
            onCancel={() => {
              setNext('reject')
              setIsRejecting(false)
            }}
            onReason={(reason) => decide({ verdict: 'contest', reason })}
          />
        ) : (
          <div className="desk-actions">
            <button
              type="button"
              className="button second"
              aria-label={t`Confirm: ${text}`}
              aria-disabled={isBusy}
              autoFocus={next === 'confirm'}
              onClick={() => decide({ verdict: 'confirm' })}
            >
              <Trans>Confirm</Trans>
            </button>
            <button
              type="button"
              className="button plain"
              aria-label={t`Reject: ${text}`}
              aria-disabled={isBusy}
              autoFocus={next === 'reject'}
              onClick={() => {
                if (!isBusy) setIsRejecting(true)
              }}
            >
              <Trans>Reject</Trans>
            </button>
          </div>
        )}
        {failure !== undefined && (
          <p className="small desk-wide" role="alert">
            {i18n._(failure)}
          </p>
        )}
      </div>
    </li>
  )
}

/** What other speakers have said of it so far. */
function Said({ received: { confirmations, contests } }: Pick<DeskWord, 'received'>) {
  return (
    <>
      {confirmations > 0 && (
        <p className="small soft">
          <Plural value={confirmations} one="# speaker agrees." other="# speakers agree." />
        </p>
      )}
      {contests.map((reason, at) => (
        <p key={at} className="small">
          <Trans>A speaker disagrees: {reason}</Trans>
        </p>
      ))}
    </>
  )
}
