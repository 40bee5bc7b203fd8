import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { api, type Reported, type ReportedItem, type SettleReports } from '@mboa/contract'
import { useState } from 'react'
import type { WrittenLanguage } from '../../../exercises/typing/written-language.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { call } from '../../../platform/network/api-client.ts'
import { WordText } from '../../../ui/word-text.tsx'
import { deskOptions, type DeskOf } from '../desk-options.ts'
import { CorrectionForm } from './correction-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import { reportTexts, whyTexts } from './report-texts.ts'
import { useAct } from '../use-act.ts'

interface ReportedReasonProps {
  of: DeskOf
  about: ReportedItem
  reported: Reported
  language: WrittenLanguage
}

type Outcome = 'spelled' | 'taken-out' | 'agreed' | 'declined'

/** What learners say of a word for one reason, and what is decided about it. */
export function ReportedReason({ of, about, reported, language }: ReportedReasonProps) {
  const { t, i18n } = useLingui()
  const { item, present, contribution } = about
  const { reason, answer, count, comments, newestAt: until } = reported
  const [outcome, setOutcome] = useState<Outcome>()
  const [form, setForm] = useState<'correct' | 'take-out'>()
  // What was pressed is gone: the focus goes to what came in its place.
  const [next, setNext] = useState<'correct' | 'take-out' | 'undone'>()
  const [id] = useState(() => newEventId())
  const { isBusy, failure, act } = useAct('deciding what learners report')
  const said = { item, reason, answer, until }
  const why = t(whyTexts[reason] ?? reportTexts[reason])
  const what = i18n._(reportTexts[reason])

  const send = (body: SettleReports) => call(api.settleDeskReports, { ...deskOptions(of), body })
  function settle(body: SettleReports, done: Outcome | undefined) {
    act(
      () => send(body),
      () => {
        setForm(undefined)
        setOutcome(done)
      },
    )
  }
  const spell = (text: string) =>
    settle({ ...said, decision: 'agreed', spelling: { id, text, why } }, 'spelled')

  function takeOut(its: string, because: string) {
    act(
      async () => {
        const rejected = await call(api.decideDeskWord, {
          ...deskOptions(of, { id: its }),
          body: { verdict: 'contest', reason: because },
        })
        return rejected.ok ? send({ ...said, decision: 'agreed' }) : rejected
      },
      () => {
        setForm(undefined)
        setOutcome('taken-out')
      },
    )
  }
  function cancel(of: 'correct' | 'take-out') {
    setNext(of)
    setForm(undefined)
  }
  const isAnswer = reason === 'accept-answer'
  const isSpelling = reason === 'wrong-spelling' || reason === 'wrong-tone'
  return (
    <li>
      <p className="strong">{what}</p>
      {isAnswer && (
        <p>
          <WordText lang={language.htmlLang}>{answer}</WordText>
        </p>
      )}
      <p className="small soft">
        <Plural value={count} one="# report" other="# reports" />
      </p>
      {comments.map((comment, at) => (
        <blockquote key={at} className="small">
          {comment}
        </blockquote>
      ))}
      <div role="status" tabIndex={-1} ref={outcome === 'taken-out' ? takeFocus : undefined}>
        {outcome !== undefined && <Settled as={outcome} />}
      </div>
      {outcome !== undefined && outcome !== 'taken-out' && (
        <button
          type="button"
          className="button plain"
          aria-label={t`Undo: ${what}`}
          aria-disabled={isBusy}
          autoFocus
          onClick={() => {
            setNext('undone')
            settle({ ...said, decision: 'open' }, undefined)
          }}
        >
          <Trans>Undo</Trans>
        </button>
      )}
      {outcome === undefined && form === 'correct' && present !== null && (
        <CorrectionForm
          text={present.text}
          language={language}
          isBusy={isBusy}
          onText={spell}
          onCancel={() => cancel('correct')}
        />
      )}
      {outcome === undefined && form === 'take-out' && contribution !== null && (
        <ReasonForm
          isBusy={isBusy}
          isNobodys={about.isNobodys}
          onReason={(because) => takeOut(contribution, because)}
          onCancel={() => cancel('take-out')}
        />
      )}
      {outcome === undefined && form === undefined && (
        <div className="desk-actions">
          {isAnswer && present !== null && (
            <button
              type="button"
              className="button second"
              aria-disabled={isBusy}
              onClick={() => spell(answer)}
            >
              <Trans>Accept this answer</Trans>
            </button>
          )}
          {isSpelling && present !== null && (
            <button
              type="button"
              className="button second"
              aria-disabled={isBusy}
              autoFocus={next === 'correct'}
              onClick={() => {
                if (!isBusy) setForm('correct')
              }}
            >
              <Trans>Correct the word</Trans>
            </button>
          )}
          {!isAnswer && contribution !== null && (
            <button
              type="button"
              className="button second"
              aria-disabled={isBusy}
              autoFocus={next === 'take-out'}
              onClick={() => {
                if (!isBusy) setForm('take-out')
              }}
            >
              <Trans>Take it out of the course</Trans>
            </button>
          )}
          {!isAnswer && !isSpelling && contribution === null && present !== null && (
            <button
              type="button"
              className="button second"
              aria-disabled={isBusy}
              onClick={() => settle({ ...said, decision: 'agreed' }, 'agreed')}
            >
              <Trans>They’re right</Trans>
            </button>
          )}
          <button
            type="button"
            className="button plain"
            aria-disabled={isBusy}
            autoFocus={next === 'undone'}
            onClick={() => settle({ ...said, decision: 'declined' }, 'declined')}
          >
            {present === null ? <Trans>Nothing to do</Trans> : <Trans>Leave it as it is</Trans>}
          </button>
        </div>
      )}
      {failure !== undefined && (
        <p className="small" role="alert">
          {i18n._(failure)}
        </p>
      )}
    </li>
  )
}

const takeFocus = (element: HTMLElement | null): void => element?.focus()

function Settled({ as }: { as: Outcome }) {
  switch (as) {
    case 'spelled':
      return (
        <p className="small">
          <Trans>
            <strong>Suggested.</strong> Once another speaker agrees, learners have it.
          </Trans>
        </p>
      )
    case 'taken-out':
      return (
        <p className="small">
          <Trans>
            <strong>Taken out.</strong> Learners no longer see it the next time they open Mboa.
          </Trans>
        </p>
      )
    case 'agreed':
      return (
        <p className="small">
          <Trans>
            <strong>Passed on</strong> to the people who run this server: the word comes from their
            files.
          </Trans>
        </p>
      )
    case 'declined':
      return (
        <p className="small">
          <Trans>
            <strong>Decided.</strong> It stays as it is.
          </Trans>
        </p>
      )
  }
}
