import type { MessageDescriptor } from '@lingui/core'
import { msg, ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ImportDraftAnswer, ImportJob, ImportProblem, keptImportReasons } from '@mboa/contract'
import { useFormatNumber } from '../../../web/src/i18n/use-format-number.ts'
import { LeftOut, Omitted } from './left-out.tsx'
import { Problems } from './problems.tsx'
import { Rest } from './rest.tsx'

const keptTexts: Readonly<Record<(typeof keptImportReasons)[number], MessageDescriptor>> = {
  'no-text': msg`without a word`,
  bound: msg`parts of words, which nobody says alone`,
  'no-meaning': msg`without a meaning in English or French`,
  'lost-letters': msg`with ? where letters were lost: save the original again as Unicode (UTF-8)`,
  'long-definition': msg`with nothing but a definition longer than 100 characters`,
  'other-orthography': msg`in another spelling than the course’s`,
  'in-course': msg`in the course already, with the same meaning`,
  'in-file': msg`a second time in the file, with the same meaning`,
  'too-long': msg`with a word or meaning that is too long, or doesn’t fit on a line`,
}

/** Not broken: the fields that stand above ask for what is missing. */
const mendable: ReadonlySet<ImportProblem> = new Set<ImportProblem>([
  'no-text-column',
  'other-language',
  'which-sheet',
  'which-tier',
])

/** What a file would bring: what was understood, what speakers are asked, what is refused and why. */
export function ImportDraft({
  draft,
  clips,
}: Pick<ImportJob, 'clips'> & { draft: ImportDraftAnswer }) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { broken, entries, proposed, asking, kept, refused } = draft
  const { differing, earlier, misspelled } = draft
  const silentTypes = findSilentTypes(draft.columns)
  if (broken !== null) {
    return (
      <section className="desk-draft" role="alert">
        <p className="strong">
          {mendable.has(broken.reason) ? (
            <Trans>One detail is needed before this file can be read.</Trans>
          ) : (
            <Trans>This file can’t be read. Nothing was kept.</Trans>
          )}
        </p>
        <Problems problems={[broken]} />
        {broken.reason === 'other-language' && (
          <p className="small">
            <Trans>Choose the language of the words above.</Trans>
          </p>
        )}
      </section>
    )
  }
  return (
    <section className="desk-draft" role="status" aria-label={t`What this file would add`}>
      <p className="strong">
        <Plural value={entries} one="# entry understood" other="# entries understood" />
        {', '}
        <Plural value={refused.count} one="# refused" other="# refused" />
      </p>
      <p>
        <Plural
          value={proposed}
          _0="Speakers would be asked to confirm none of them."
          one="Speakers would be asked to confirm # of them."
          other="Speakers would be asked to confirm # of them."
        />
      </p>
      {asking > 0 && (
        <p className="small">
          <Plural
            value={asking}
            one="Of # of these they would be asked for the meaning in the other language as well."
            other="Of # of these they would be asked for the meaning in the other language as well."
          />
        </p>
      )}
      <Omitted omitted={draft.omitted} />
      {silentTypes.map((type) => (
        <p key={type} className="small strong">
          <Trans>
            Notes of the type <bdi>{type}</bdi> are left out: say above which of their fields holds
            the word.
          </Trans>
        </p>
      ))}
      {misspelled > 0 && (
        <p className="small">
          <Plural
            value={misspelled}
            one="# of these has letters outside the course’s alphabet."
            other="# of these have letters outside the course’s alphabet."
          />
        </p>
      )}
      {clips !== null && <ClipsDraft clips={clips} />}
      <LeftOut leftOut={draft.leftOut} />
      {kept.length > 0 && (
        <>
          <p className="small strong">
            <Trans>Kept without asking speakers:</Trans>
          </p>
          <ul className="small">
            {kept.map(({ reason, count, examples }) => (
              <li key={reason}>
                <Trans>
                  {t(keptTexts[reason])}: {ph({ count: formatNumber(count) })}
                </Trans>
                {' ('}
                <bdi>{examples.join(', ')}</bdi>
                {count > examples.length && '…'})
              </li>
            ))}
          </ul>
          {kept.some(({ reason }) => reason === 'no-meaning') && (
            <p className="small soft">
              <Trans>
                Speakers are asked about what has a meaning in English or in French: add one to the
                others before you keep the file.
              </Trans>
            </p>
          )}
        </>
      )}
      {differing.count > 0 && (
        <>
          <p className="small strong">
            <Trans>Written like a word of the course that means something else:</Trans>
          </p>
          <ul className="small">
            {differing.items.map(({ text, here, there }, at) => (
              <li key={at}>
                <Trans>
                  <bdi>{text}</bdi>: here “{here}”, in the course “{there}”
                </Trans>
              </li>
            ))}
          </ul>
          <Rest of={differing.count} />
        </>
      )}
      {earlier.same > 0 && (
        <p className="small">
          <Plural
            value={earlier.same}
            one="# is already here from an earlier import, unchanged."
            other="# are already here from an earlier import, unchanged."
          />
        </p>
      )}
      {earlier.changed > 0 && (
        <p className="small">
          <Plural
            value={earlier.changed}
            one="# has changed since an earlier import and stays as it was then: undo that import first to take the new version."
            other="# have changed since an earlier import and stay as they were then: undo that import first to take the new versions."
          />
        </p>
      )}
      {refused.count > 0 && (
        <>
          <p className="small strong">
            <Trans>Refused:</Trans>
          </p>
          <Problems problems={refused.problems} />
          <Rest of={refused.count} />
        </>
      )}
      {entries === 0 && (clips === null || clips.clips === 0) && (
        <p>
          <Trans>There is nothing in it to keep.</Trans>
        </p>
      )}
    </section>
  )
}

/** Types of notes none of whose fields is known to hold the word, so that nobody misses them. */
function findSilentTypes(columns: ImportDraftAnswer['columns']): readonly string[] {
  const types = new Set(columns.flatMap(({ of }) => (of === null ? [] : [of])))
  return [...types].filter(
    (type) =>
      !columns.some(({ of, holds }) => of === type && (holds === 'text' || holds === 'sentence')),
  )
}

/** What its recordings would bring. */
function ClipsDraft({ clips: of }: { clips: NonNullable<ImportJob['clips']> }) {
  const { clips, voices, minutes, known, said, withoutSpeaker } = of
  const waiting = clips - said
  return (
    <>
      <p>
        <Plural value={clips} one="# recording" other="# recordings" />
        {', '}
        <Plural value={voices} one="# voice" other="# voices" />
        {', '}
        <Plural value={Math.round(minutes)} one="# minute" other="# minutes" />
      </p>
      <p className="small">
        <Plural
          value={said}
          _0="Reviewers would be asked to listen to none of them."
          one="Reviewers would be asked to listen to # of them."
          other="Reviewers would be asked to listen to # of them."
        />
      </p>
      {waiting > 0 && (
        <p className="small">
          <Plural
            value={waiting}
            one="# is on hold: the course doesn’t have its word or sentence yet."
            other="# are on hold: the course doesn’t have their words or sentences yet."
          />
        </p>
      )}
      {known > 0 && (
        <p className="small">
          <Plural
            value={known}
            one="# recording came with another import and stays as it was then."
            other="# recordings came with another import and stay as they were then."
          />
        </p>
      )}
      {withoutSpeaker > 0 && (
        <p className="small strong">
          <Plural
            value={withoutSpeaker}
            one="Of # recording the file doesn’t say who is speaking: fill it in above, under “About the whole file”."
            other="Of # recordings the file doesn’t say who is speaking: fill it in above, under “About the whole file”."
          />
        </p>
      )}
    </>
  )
}
