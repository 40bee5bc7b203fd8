import '../../../../web/src/ui/checkbox.css'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  api,
  importedVoicesVersion,
  type DeskImports,
  type FieldUse,
  type ImportJob,
} from '@mboa/contract'
import { useState } from 'react'
import {
  deskOptions,
  type DeskOf,
} from '../../../../web/src/features/language-desk/desk-options.ts'
import { call, type ApiFailure } from '../../../../web/src/platform/network/api-client.ts'
import { Banner } from '../../../../web/src/ui/banner.tsx'
import { CheckboxField } from '../../../../web/src/ui/checkbox-field.tsx'
import { failureTextOf, type FailureTexts } from '../../../../web/src/ui/failure-texts.ts'
import { formTexts } from '../../../../web/src/ui/form-texts.ts'
import { SubmitButton } from '../../../../web/src/ui/submit-button.tsx'
import { useSubmit, type Refusal } from '../../../../web/src/ui/use-submit.ts'
import { ColumnFields } from '../column-fields.tsx'
import { ImportDraft } from '../import-draft.tsx'
import { ReadingChoices, type Reading } from '../reading-choices.tsx'
import { checkTerms, readTerms, termErrors, TermsFields } from '../terms-fields.tsx'
import { WritingSystems, type Conventions } from '../writing-systems.tsx'

interface JobDraftProps {
  of: DeskOf
  job: ImportJob
  orthographies: DeskImports['orthographies']
  onChanged: (job: ImportJob) => void
}

/** What a file would bring; what is said of it can be changed, or it is kept whole. */
export function JobDraft({ of, job, orthographies, onChanged }: JobDraftProps) {
  const { t, i18n } = useLingui()
  const { id, draft, clips, format } = job
  const [fields, setFields] = useState<Readonly<Record<string, FieldUse>>>(() => fieldsOf(job))
  const [conventions, setConventions] = useState<Conventions>(job.terms.conventions ?? {})
  const [reading, setReading] = useState<Reading>(() => readingOf(job.terms))
  const [isChanged, setIsChanged] = useState(false)
  const form = useSubmit({
    doing: 'deciding on a file to import',
    unexpected: { failure: formTexts.unexpected },
    validate: checkTerms,
    async send(sent, intent) {
      const terms = readTerms(sent)
      if (terms === undefined) return { failure: formTexts.unexpected }
      const mayBeHeard = new FormData(sent).has('may-be-heard')
      const options = deskOptions(of, { id })
      const result =
        intent === 'keep'
          ? await call(api.keepImportJob, {
              ...options,
              body: { mayBeHeard, textVersion: importedVoicesVersion },
            })
          : await call(api.changeImportJob, {
              ...options,
              body: { ...terms, ...reading, conventions, fields },
            })
      if (!result.ok) return placeFailure(result.failure)
      onChanged(result.value)
      return undefined
    },
  })
  if (draft === null) return null
  const hasVoices = clips !== null && clips.clips > 0
  const canBeKept = draft.broken === null && draft.entries + (clips?.clips ?? 0) > 0
  const heardError = form.errorOf('may-be-heard')
  return (
    <form
      method="post"
      noValidate
      className="desk-form"
      onChange={({ target }) => {
        // Saying that voices may be heard changes nothing of what was read.
        if (!(target instanceof HTMLInputElement && target.name === 'may-be-heard')) {
          setIsChanged(true)
        }
      }}
      onSubmit={form.submit}
    >
      <ReadingChoices draft={draft} format={format} chosen={reading} onChoose={setReading} />
      <ColumnFields
        columns={draft.columns}
        format={format}
        chosen={fields}
        onChoose={setFields}
        isNeeded={draft.broken !== null}
      />
      <WritingSystems
        found={draft.writingSystems}
        orthographies={orthographies}
        chosen={conventions}
        onChoose={setConventions}
      />
      <details>
        <summary>
          <Trans>About the whole file</Trans>
        </summary>
        <div className="stack tight">
          <TermsFields
            orthographies={orthographies}
            prefix={`${id}-`}
            said={job.terms}
            errorOf={form.errorOf}
          />
        </div>
      </details>
      {!isChanged && <ImportDraft draft={draft} clips={clips} />}
      {!isChanged && canBeKept && hasVoices && (
        <CheckboxField id={`${id}-heard`} name="may-be-heard" error={heardError}>
          <Trans>
            Whoever is heard in these recordings may be heard in Mboa under this licence. If they
            ask not to be, their voice or a single recording is taken back.
          </Trans>
        </CheckboxField>
      )}
      {form.failure !== undefined && <Banner kind="bad">{i18n._(form.failure)}</Banner>}
      {canBeKept && !isChanged ? (
        <button
          type="submit"
          name="intent"
          value="keep"
          className="button main wide"
          // Not `disabled`, which would take the focus from it.
          aria-disabled={form.isBusy}
          aria-busy={form.isBusy}
        >
          <Trans>Keep all of it</Trans>
        </button>
      ) : (
        <SubmitButton isBusy={form.isBusy} busyText={t`One moment...`}>
          <Trans>Read it again</Trans>
        </SubmitButton>
      )}
    </form>
  )
}

/** What was said of the fields; before that, what Mboa guesses where it has to ask. */
function fieldsOf({ fields, draft }: ImportJob): Readonly<Record<string, FieldUse>> {
  if (draft?.broken?.reason !== 'no-text-column') return fields
  const guessed = draft.columns.flatMap(({ key, guess }) =>
    guess === undefined ? [] : [[key, guess] as const],
  )
  return { ...Object.fromEntries(guessed), ...fields }
}

function readingOf({ wordsIn, sheet, separator }: ImportJob['terms']): Reading {
  return {
    ...(wordsIn !== undefined && { wordsIn }),
    ...(sheet !== undefined && { sheet }),
    ...(separator !== undefined && { separator }),
  }
}

const ownFailureTexts: FailureTexts = {
  'consent-text-changed': msg`This text has been updated. Reload the page to read the new version.`,
  'not-found': msg`Somebody has decided this in the meantime. Reload the page.`,
}

function placeFailure(failure: ApiFailure): Refusal {
  const errors = {
    ...termErrors(failure),
    ...(failure.fields['mayBeHeard'] !== undefined && {
      'may-be-heard': msg`Confirm this, or remove the file.`,
    }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  return { failure: failureTextOf(failure.code, ownFailureTexts) }
}
