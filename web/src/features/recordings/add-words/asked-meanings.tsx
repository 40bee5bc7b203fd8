import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Contribution, GlossLanguage, ReceivedContribution } from '@mboa/contract'
import { useMemo, useState } from 'react'
import { glossLanguageOf, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { Written } from '../../../platform/device-store/write-takes.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { Banner } from '../../../ui/banner.tsx'
import { TextField } from '../../../ui/field.tsx'
import { LoadFailure } from '../../../ui/loaded-part.tsx'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { notSavedTexts, refuseNotSaved } from '../../../ui/storage-texts.ts'
import { textOf, useSubmit } from '../../../ui/use-submit.ts'
import { ContributionText, type KnownCourse } from './contribution-text.tsx'
import { listAskedMeanings } from './contributions-api.ts'
import { askedIn, inLanguage } from './meaning-texts.ts'

interface AskedMeaningsProps {
  userId: string
  course: string
  known: KnownCourse
  /** Stores all of it on this device, or nothing. */
  add: (contributions: readonly Contribution[]) => Promise<Written<unknown>>
}

/** Words that others told the meaning of in the other language alone: one after the other. */
export function AskedMeanings({ userId, course, known, add }: AskedMeaningsProps) {
  const { t } = useLingui()
  const language = glossLanguageOf(useInterfaceLanguage().language)
  const { state } = useResource(
    useMemo(() => askedOf(userId, course, language), [userId, course, language]),
  )
  const [settled, setSettled] = useState<ReadonlySet<string>>(() => new Set())
  const [isThanked, setIsThanked] = useState(false)
  if (state.status === 'loading') return null
  const all = state.status === 'ready' ? state.value : []
  const open = all.filter(({ contribution }) => !settled.has(contribution.id))
  const first = open[0]?.contribution
  // Most of the time there is nothing to tell: then nothing is said of it.
  if (state.status === 'ready' && all.length === 0) return null

  function settle(id: string, isTold: boolean) {
    setSettled((before) => new Set([...before, id]))
    setIsThanked(isTold)
  }

  return (
    <section className="card stack add-words" aria-labelledby="asked-meanings-heading">
      <h2 id="asked-meanings-heading">{t(askedIn[language])}</h2>
      {state.status === 'failed' && (
        <LoadFailure isOffline={state.failure.code === 'network-error'} retry={state.retry} />
      )}
      {state.status === 'ready' && (
        <p className="small soft" role="status">
          {isThanked && `${t`Saved on this device, will be sent automatically.`} `}
          <Plural
            value={open.length}
            _0="No more words to translate."
            one="# word to translate."
            other="# words to translate."
          />
        </p>
      )}
      {first !== undefined && (
        <MeaningForm
          key={first.id}
          contribution={first}
          language={language}
          known={known}
          add={add}
          onSettled={(isTold) => settle(first.id, isTold)}
          isFocused={settled.size > 0}
        />
      )}
    </section>
  )
}

interface MeaningFormProps {
  contribution: Contribution
  language: GlossLanguage
  known: KnownCourse
  add: AskedMeaningsProps['add']
  onSettled: (isTold: boolean) => void
  isFocused: boolean
}

const field = 'asked-meaning'
const emptyText = msg`Please fill this in.`

function MeaningForm(props: MeaningFormProps) {
  const { contribution, language, known, add, onSettled, isFocused } = props
  const { t } = useLingui()
  const { errorOf, failure, submit } = useSubmit({
    doing: 'telling a meaning',
    unexpected: refuseNotSaved,
    validate: (form) => (textOf(form, field).trim() === '' ? { [field]: emptyText } : {}),
    async send(form) {
      const told: Contribution = {
        kind: 'meaning',
        id: newEventId(),
        course: contribution.course,
        about: contribution.id,
        language,
        text: textOf(form, field).normalize('NFC').trim(),
        dialect: null,
        note: '',
        contributedAt: Date.now(),
        ...('gloss' in contribution && {
          was: { text: contribution.text, gloss: contribution.gloss },
        }),
      }
      const stored = await add([told])
      if (!stored.ok) return { failure: notSavedTexts[stored.trouble] }
      onSettled(true)
      return undefined
    },
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <div>
        <ContributionText contribution={contribution} known={known} isAsked />
      </div>
      <TextField
        id={field}
        label={t(inLanguage[language])}
        isRequired
        error={errorOf(field)}
        lang={language}
        autoComplete="off"
        maxLength={500}
        autoFocus={isFocused}
      />
      {failure !== undefined && <Banner kind="bad">{t(failure)}</Banner>}
      <div className="candidates">
        <button type="submit" className="button second" onClick={onSingleTap()}>
          <Trans>Send</Trans>
        </button>
        <button type="button" className="button plain" onClick={() => onSettled(false)}>
          <Trans>Skip</Trans>
        </button>
      </div>
    </form>
  )
}

const askedOf = (
  userId: string,
  course: string,
  language: GlossLanguage,
): Source<readonly ReceivedContribution[]> => ({
  during: 'asking for meanings to be told',
  ask: (signal) => listAskedMeanings(course, language, { account: userId, signal }),
})
