import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  mostImportLines,
  type ImportDraftAnswer,
  type ImportProblem,
  type keptImportReasons,
} from '@mboa/contract'

const problemTexts: Readonly<Record<Exclude<ImportProblem, 'other'>, MessageDescriptor>> = {
  'open-quote': msg`a quotation mark (") is opened and never closed`,
  'stray-quote': msg`a quotation mark (") inside a cell: write it twice, and the cell in quotation marks`,
  empty: msg`the table is empty`,
  'no-text-column': msg`no column is known to hold the words: say above which one does`,
  'too-many-cells': msg`more cells than columns`,
  'no-text': msg`there is no word in it`,
  'same-id': msg`its id comes a second time`,
  'cell-error': msg`a cell holds an error of a formula`,
  'unreadable-workbook': msg`the workbook can’t be read: save it anew as .xlsx without a password, or as “CSV UTF-8”`,
  'unreadable-file': msg`reading this file takes too long or too much memory: import it in parts`,
  damaged: msg`the file is damaged or incomplete: export it again, and choose the new one`,
  deleted: msg`it was deleted in the program that made the file`,
  'other-language': msg`nothing in it is marked as this language`,
  'not-in-set': msg`it names a language, a meaning or an entry that isn’t in the file`,
  'missing-file': msg`one of its tables is missing: put the whole folder into the ZIP`,
  'which-tier': msg`several tiers could hold the sentences, or none does: set this language in ELAN as the content language of the right one`,
}

const keptTexts: Readonly<Record<(typeof keptImportReasons)[number], MessageDescriptor>> = {
  'no-text': msg`without a word`,
  bound: msg`parts of words, which nobody says alone`,
  'no-meaning': msg`without a meaning in English or French`,
  'no-english': msg`without a meaning in English`,
  'no-french': msg`without a meaning in French`,
  'other-orthography': msg`in another spelling than the course’s`,
  'in-course': msg`in the course already, with the same meaning`,
  'in-file': msg`a second time in the file, with the same meaning`,
  'too-long': msg`too long, or with signs that no line can hold`,
}

const wantedMeanings: ReadonlySet<string> = new Set<(typeof keptImportReasons)[number]>([
  'no-meaning',
  'no-english',
  'no-french',
])

/** What a file would bring: what was understood, what speakers are asked, what is refused and why. */
export function ImportDraft({ draft }: { draft: ImportDraftAnswer }) {
  const { t } = useLingui()
  const { broken, entries, proposed, kept, refused, differing, earlier, misspelled } = draft
  if (broken !== null) {
    return (
      <section className="desk-draft" role="alert">
        <p className="strong">
          <Trans>This file can’t be read. Nothing was kept.</Trans>
        </p>
        <Problems problems={[broken]} />
      </section>
    )
  }
  return (
    <section className="desk-draft" role="status" aria-label={t`What this file would bring`}>
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
      {misspelled > 0 && (
        <p className="small">
          <Plural
            value={misspelled}
            one="# of these has letters that the course doesn’t know."
            other="# of these have letters that the course doesn’t know."
          />
        </p>
      )}
      {kept.length > 0 && (
        <>
          <p className="small strong">
            <Trans>Kept without asking speakers:</Trans>
          </p>
          <ul className="small">
            {kept.map(({ reason, count, examples }) => (
              <li key={reason}>
                {count} {t(keptTexts[reason])} (<bdi>{examples.join(', ')}</bdi>
                {count > examples.length && '…'})
              </li>
            ))}
          </ul>
          {kept.some(({ reason }) => wantedMeanings.has(reason)) && (
            <p className="small soft">
              <Trans>
                Speakers are asked about what has a meaning in English and in French: add those that
                are missing to the file before you keep it.
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
            one="# stands from an earlier import, unchanged."
            other="# stand from an earlier import, unchanged."
          />
        </p>
      )}
      {earlier.changed > 0 && (
        <p className="small">
          <Plural
            value={earlier.changed}
            one="# has changed since an earlier import and stays as it is there: undo that one first to take it."
            other="# have changed since an earlier import and stay as they are there: undo that one first to take them."
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
      {entries === 0 && (
        <p>
          <Trans>There is nothing in it to keep.</Trans>
        </p>
      )}
    </section>
  )
}

function Problems({ problems }: { problems: ImportDraftAnswer['refused']['problems'] }) {
  const { t } = useLingui()
  return (
    <ul className="small">
      {problems.map(({ line, entry, reason, message }, at) => (
        <li key={at}>
          <Trans>Line {line}</Trans>
          {entry !== null && (
            <>
              {', '}
              <bdi>{entry}</bdi>
            </>
          )}
          {' – '}
          {reason === 'other' ? <span lang="en">{message}</span> : t(problemTexts[reason])}
        </li>
      ))}
    </ul>
  )
}

/** How many are not named one by one. */
function Rest({ of }: { of: number }) {
  const more = of - mostImportLines
  if (more <= 0) return null
  return (
    <p className="small soft">
      <Plural value={more} one="and # more" other="and # more" />
    </p>
  )
}
